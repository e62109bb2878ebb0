// The two sheets that can be opened from anywhere.
export const sheets = $state({ settings: false, shortcuts: false })
