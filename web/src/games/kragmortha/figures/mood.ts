/** How somebody feels: seen in face and pose. */
export type Mood = 'calm' | 'scared' | 'glad' | 'sad' | 'sly'
