// After an update of the house the files that an open page would still fetch are gone. It is loaded anew by itself, but
// not twice in a minute: where that did not help, a page that says so is better than one that turns in a circle.
const MARK = 'loaded anew'
const AGAIN = 60_000

export function loadAnewOnce(): void {
  if (!navigator.onLine) return // nothing is gone, only nobody answers
  try {
    if (Date.now() - Number(sessionStorage.getItem(MARK)) < AGAIN) return
    sessionStorage.setItem(MARK, String(Date.now()))
  } catch {
    return // without a memory it could turn in a circle
  }
  location.reload()
}
