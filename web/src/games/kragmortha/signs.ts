// The five symbols, as icons.
import orb from 'icon:game/crystal-ball'
import gems from 'icon:game/gems'
import potion from 'icon:game/round-bottom-flask'
import grimoire from 'icon:game/spell-book'
import scroll from 'icon:game/tied-scroll'

export const SIGNS: Record<string, { body: string; size: number }> = { scroll, gems, potion, grimoire, orb }
