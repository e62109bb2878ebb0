// What the action cards and locations show, drawn by hand in a square of 100. `s` is the outline.
const s = 'stroke="#1a100a" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
const g = (body: string): string => `<g ${s}>${body}</g>`
const rays = (colour: string): string =>
  `<g fill="${colour}" opacity=".35">${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path d="M50 50L44 -12H56Z" transform="rotate(${turn} 50 50)"/>`).join('')}</g>`

const rock =
  '<path d="M-90 100V76L-60 82L-30 72L0 78L14 70L26 80L40 72L58 82L74 70L88 78L100 72L130 80L160 72L190 78V100Z" fill="#3b3230"/>'

export const ACTIONS: Record<string, { hue: number; body: string }> = {
  strzal: {
    hue: 8,
    body:
      rays('#ffd9a0') +
      g(
        '<path d="M12 88L66 34" stroke-width="7" stroke="#6b3d1e"/><path d="M12 88L66 34" stroke="#d9a15a" stroke-width="3"/><path d="M58 26L88 12L74 42L66 34Z" fill="#d5dde6"/><path d="M12 88L8 72L20 80ZM12 88L28 92L20 80Z" fill="#d9432f"/><path d="M20 80L16 66L28 72ZM20 80L34 84L28 72Z" fill="#d9432f"/>',
      ),
  },
  rezurekcja: {
    hue: 150,
    body:
      rays('#d9ffe6') +
      g(
        '<path d="M20 92V52Q20 26 50 24Q80 26 80 52V92Z" fill="#8b98a8"/><path d="M50 40V72M38 50H62" stroke-width="6" stroke="#4d5866"/><path d="M-90 96Q50 76 190 96V110H-90Z" fill="#4a7a3a"/><path d="M58 92Q54 74 62 64Q58 58 64 56Q66 48 72 56Q80 52 78 64Q84 78 76 92Z" fill="#eab58a"/><path d="M50 20L44 6M62 20L72 8M34 22L24 12" stroke="#eaffea" stroke-width="4"/>',
      ),
  },
  tarcza: {
    hue: 210,
    body:
      rays('#d9ecff') +
      g(
        '<path d="M16 16Q50 26 84 16V48Q82 78 50 94Q18 78 16 48Z" fill="#2f7fd9"/><path d="M50 21V93Q82 78 84 48V16Q66 21 50 21Z" fill="#1f5fae"/><path d="M24 26Q50 33 76 26V48Q74 72 50 84Q26 72 24 48Z" fill="none" stroke="#e9c46a" stroke-width="5"/><path d="M50 36l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2Z" fill="#e9c46a"/>',
      ),
  },
  ognisty_mlot: {
    hue: 18,
    body:
      rays('#ffe0a0') +
      g(
        '<path d="M50 60Q20 66 18 36Q10 46 8 30Q16 36 22 20Q28 28 32 10Q42 20 48 4Q56 18 66 8Q68 22 80 16Q80 30 92 26Q88 42 82 38Q80 66 50 60Z" fill="#ff7a1f"/><path d="M46 96V46H56V96Z" fill="#6b3d1e"/><path d="M22 24H78V52H22Z" fill="#98a4b3"/><path d="M22 24H34V52H22ZM66 24H78V52H66Z" fill="#5d6876"/><path d="M40 52Q36 34 48 28Q46 38 54 36Q64 44 56 52Z" fill="#ffd23e" stroke-width="2"/>',
      ),
  },
  niedzwiedz: {
    hue: 30,
    body:
      rays('#ffe9c0') +
      g(
        '<circle cx="24" cy="26" r="13" fill="#6b4322"/><circle cx="76" cy="26" r="13" fill="#6b4322"/><path d="M14 56Q14 20 50 20Q86 20 86 56Q86 90 50 92Q14 90 14 56Z" fill="#8a5a2e"/><path d="M30 66Q30 50 50 50Q70 50 70 66Q70 84 50 86Q30 84 30 66Z" fill="#d9a86a"/><ellipse cx="50" cy="56" rx="9" ry="6" fill="#22160d"/><path d="M34 72Q50 64 66 72Q62 84 50 84Q38 84 34 72Z" fill="#7c2016"/><path d="M38 71l4 7 4-7M54 71l4 7 4-7" fill="#fff8e6" stroke-width="2"/><path d="M24 38L40 44M76 38L60 44" stroke-width="5"/><circle cx="36" cy="46" r="3.500" fill="#ffd23e" stroke-width="2"/><circle cx="64" cy="46" r="3.500" fill="#ffd23e" stroke-width="2"/>',
      ),
  },
  wybuch: {
    hue: 12,
    body: g(
      '<path d="M50 4L58 26L78 10L72 34L96 30L80 48L98 62L74 62L82 86L60 74L50 98L40 74L18 86L26 62L2 62L20 48L4 30L28 34L22 10L42 26Z" fill="#ff7a1f"/><path d="M50 24L56 38L70 30L66 44L82 46L70 54L78 66L62 64L60 80L50 68L40 80L38 64L22 66L30 54L18 46L34 44L30 30L44 38Z" fill="#ffd23e" stroke-width="2"/><circle cx="50" cy="53" r="8" fill="#fff8e6" stroke="none"/>',
    ),
  },
  nocna_zmiana: {
    hue: 235,
    body:
      g(
        '<circle cx="72" cy="26" r="15" fill="#fff3b0"/><circle cx="65" cy="22" r="13" fill="#27325e" stroke="none"/>',
      ) +
      '<g fill="#fff"><circle cx="16" cy="18" r="2"/><circle cx="36" cy="10" r="1.600"/><circle cx="44" cy="28" r="1.400"/><circle cx="90" cy="52" r="1.600"/></g>' +
      rock +
      g(
        '<path d="M30 94L62 42" stroke-width="8"/><path d="M30 94L62 42" stroke="#8a5a2e" stroke-width="5"/><path d="M34 38Q56 26 86 54Q66 44 58 48Q48 40 34 38Z" fill="#c3ccd6"/><path d="M14 84H40V98H14Z" fill="#6d7886"/><path d="M16 84Q20 72 28 78Q36 72 38 84Z" fill="#e9c46a"/>',
      ),
  },
  przyplyw_energii: {
    hue: 265,
    body:
      rays('#e6d0ff') +
      g(
        '<circle cx="32" cy="66" r="22" fill="#c8912c"/><circle cx="32" cy="66" r="14" fill="#ffd86a" stroke-width="2"/><circle cx="66" cy="72" r="20" fill="#c8912c"/><circle cx="66" cy="72" r="12.500" fill="#ffd86a" stroke-width="2"/><path d="M58 4L34 48H50L42 78L74 34H56L68 4Z" fill="#b98cff"/><path d="M56 12L44 40" stroke="#fff" stroke-width="3"/>',
      ),
  },
  bomba: {
    hue: 0,
    body:
      rays('#ffcfb0') +
      g(
        '<circle cx="46" cy="60" r="34" fill="#2b2b33"/><path d="M58 22L72 30L66 40L52 34Z" fill="#4d5866"/><path d="M68 28Q78 10 90 18" fill="none" stroke="#8a5a2e" stroke-width="5"/><path d="M92 8l2 8 8 0-6 6 4 8-8-4-7 5 1-9-7-5 9-2Z" fill="#ffd23e" stroke-width="2"/><path d="M24 50Q28 38 40 34" stroke="#fff" stroke-width="5" fill="none" opacity=".7"/>',
      ),
  },
  slepy_wedrowiec: {
    hue: 190,
    body:
      rays('#d0fff6') +
      g(
        '<path d="M20 100Q22 62 50 58Q78 62 80 100Z" fill="#4a6a6a"/><path d="M28 40Q28 14 50 14Q72 14 72 40Q72 64 50 66Q28 64 28 40Z" fill="#eab58a"/><path d="M24 34Q50 26 76 34V46Q50 40 24 46Z" fill="#efe2c2"/><path d="M76 36L92 30L86 42L94 48L76 44Z" fill="#efe2c2"/><path d="M30 52Q50 60 70 52Q68 90 50 92Q32 90 30 52Z" fill="#c7ccd2"/><path d="M22 30Q24 4 50 4Q76 4 78 30Q50 20 22 30Z" fill="#6b4a2a"/><path d="M14 96L20 20" stroke-width="8"/><path d="M14 96L20 20" stroke="#a8741a" stroke-width="4"/>',
      ),
  },
  wiedzma: {
    hue: 285,
    body:
      rays('#f0c8ff') +
      g(
        '<path d="M18 48L50 -2L86 48Z" fill="#3c2a5a"/><path d="M6 50Q50 34 94 50Q50 62 6 50Z" fill="#3c2a5a"/><path d="M28 40Q50 32 72 40V46Q50 38 28 46Z" fill="#b98c2c"/><path d="M28 50Q24 92 50 98Q76 92 72 50Q50 60 28 50Z" fill="#8fc46a"/><path d="M50 56Q62 74 70 76Q58 82 48 76Z" fill="#78ad54"/><circle cx="38" cy="64" r="4.500" fill="#fff8b0"/><circle cx="60" cy="64" r="4.500" fill="#fff8b0"/><circle cx="39" cy="64.500" r="1.800" fill="#22160d" stroke="none"/><circle cx="61" cy="64.500" r="1.800" fill="#22160d" stroke="none"/><path d="M36 84Q50 92 62 84" fill="none"/><path d="M24 54Q14 80 22 98M76 54Q86 80 78 98" stroke="#5a3a7a" stroke-width="6" fill="none"/>',
      ),
  },
  trzesienie_ziemi: {
    hue: 24,
    body: g(
      '<path d="M-90 54L30 48L44 56L40 100H-90Z" fill="#7a5230"/><path d="M190 42L72 50L58 44L62 100H190Z" fill="#6a4526"/><path d="M-90 54L30 48L44 56L30 62L-90 66ZM190 42L72 50L58 44L74 56L190 54Z" fill="#5f8a3a"/><path d="M44 56L54 66L46 78L56 88L50 100H40ZM58 44L54 66" fill="#2a1208"/><path d="M12 46V24H28V44Z" fill="#efe2c2" transform="rotate(-10 20 36)"/><path d="M8 26L20 12L32 24Z" fill="#b23b3b" transform="rotate(-10 20 20)"/><path d="M76 46l4-26 4 26Z" fill="#3f7a3a" transform="rotate(12 80 40)"/>',
    ),
  },
  mgla: {
    hue: 200,
    body:
      g('<path d="M-90 100V70L-50 40L-20 66L0 56L22 34L40 58L60 22L100 66L140 40L190 70V100Z" fill="#4a5a66"/>') +
      '<g fill="none" stroke="#eef6fb" stroke-width="9" stroke-linecap="round" opacity=".92"><path d="M-90 46Q-60 36 -40 46T-4 46Q16 36 34 46T72 46T108 42T150 46T190 42"/><path d="M-90 64Q-60 54 -40 64T-4 64Q20 54 40 64T80 62T108 64T150 60T190 64"/><path d="M-90 82Q-60 72 -40 82T-4 82Q16 72 36 82T76 80T108 84T150 80T190 84"/></g><g fill="none" stroke="#1a100a33" stroke-width="2"><path d="M-4 51Q16 41 34 51T72 51T108 47"/><path d="M-4 69Q20 59 40 69T80 67T108 69"/></g>',
  },
  powodz: {
    hue: 205,
    body: g(
      '<path d="M22 0H78V40H22Z" fill="#5a4632"/><path d="M30 0V40M50 0V40M70 0V40" stroke="#2a1c10"/><path d="M-90 66Q-40 56 -4 60Q6 34 30 40Q44 44 40 56Q36 64 28 58Q30 74 54 68Q80 60 104 72Q150 60 190 70V104H-90Z" fill="#2f8fd9"/><path d="M-90 80Q-60 70 -40 80T-4 78Q14 68 30 78T64 78T104 80T150 78T190 80V104H-90Z" fill="#1f6fb8"/><path d="M4 58Q12 44 26 46" stroke="#fff" fill="none" stroke-width="4"/><path d="M62 60l8-16 8 14Z" fill="#8a5a2e" transform="rotate(20 70 54)"/>',
    ),
  },
  medyk: {
    hue: 345,
    body:
      rays('#ffd9e2') +
      g(
        '<path d="M40 8H60V24H40Z" fill="#8a5a2e"/><path d="M36 22H64V32Q86 44 84 68Q80 94 50 94Q20 94 16 68Q14 44 36 32Z" fill="#ffffff55"/><path d="M17 62Q34 54 50 62T83 60Q84 92 50 94Q16 92 17 62Z" fill="#e0344a"/><path d="M44 66H56V74H64V84H56V92H44V84H36V74H44Z" fill="#fff" transform="translate(0 -6)"/><path d="M26 50Q30 42 36 40" stroke="#fff" stroke-width="4" fill="none"/>',
      ),
  },
  lonsdaleit: {
    hue: 175,
    body:
      rays('#c8fff2') +
      rock +
      g(
        '<path d="M50 6L68 28L60 78H40L32 28Z" fill="#7fe6d6"/><path d="M50 6L52 78H40L32 28Z" fill="#b9fff4" stroke-width="2"/><path d="M22 36L36 46L36 80H18L10 54Z" fill="#57c7b6"/><path d="M80 40L92 58L82 84H64L66 52Z" fill="#46ad9f"/><path d="M44 20L42 44" stroke="#fff" stroke-width="3"/>',
      ),
  },
  zatrucie_pokarmowe: {
    hue: 90,
    body:
      rays('#e9ffb0') +
      g(
        '<ellipse cx="50" cy="72" rx="44" ry="18" fill="#efe2c2"/><ellipse cx="50" cy="69" rx="32" ry="11" fill="#cbb483" stroke-width="2"/><path d="M24 64Q22 34 48 34Q78 34 76 62Q60 76 24 64Z" fill="#8fae3a"/><path d="M72 42L88 26" stroke-width="11"/><path d="M72 42L88 26" stroke="#fff8e6" stroke-width="6"/><circle cx="90" cy="22" r="5" fill="#fff8e6"/><circle cx="40" cy="50" r="6" fill="#5d7a1e" stroke-width="2"/><circle cx="58" cy="56" r="4" fill="#5d7a1e" stroke-width="2"/><path d="M34 26Q28 18 34 10M50 24Q44 14 50 6M66 28Q60 18 66 12" fill="none" stroke="#b7e04a" stroke-width="4"/>',
      ),
  },
}

export const LOCATIONS: Record<string, { hue: number; body: string }> = {
  zlota_zyla: {
    hue: 42,
    body: g(
      '<path d="M0 0H100V100H0Z" fill="#4a3a2e" stroke="none"/><path d="M0 20L24 30L40 22L62 40L84 34L100 46V64L80 54L58 62L38 44L20 50L0 38Z" fill="#ffd34d"/><path d="M20 74l10-8 12 6-4 14-14 2ZM64 78l8-8 12 4 0 12-14 4Z" fill="#e9b32e"/><path d="M24 34L34 32M52 44L62 48" stroke="#fff" stroke-width="4"/>',
    ),
  },
  gorace_zrodla: {
    hue: 190,
    body: g(
      '<path d="M0 60L26 40L44 56L66 34L100 62V100H0Z" fill="#5d6876"/><ellipse cx="50" cy="80" rx="42" ry="15" fill="#4fc3d9"/><ellipse cx="50" cy="78" rx="28" ry="8" fill="#9fe9f5" stroke-width="2"/><path d="M30 66Q22 50 32 40T32 14M52 64Q44 46 54 36T54 8M72 66Q64 50 74 40T74 18" fill="none" stroke="#fff" stroke-width="5" opacity=".9"/>',
    ),
  },
  stara_zbrojownia: {
    hue: 215,
    body: g(
      '<path d="M16 88L78 18" stroke-width="10"/><path d="M16 88L78 18" stroke="#d5dde6" stroke-width="6"/><path d="M84 88L22 18" stroke-width="10"/><path d="M84 88L22 18" stroke="#d5dde6" stroke-width="6"/><path d="M30 34H70V58Q68 78 50 84Q32 78 30 58Z" fill="#b23b3b"/><path d="M50 34V84M30 54H70" stroke="#e9c46a" stroke-width="5"/>',
    ),
  },
  karczma: {
    hue: 34,
    body: g(
      '<path d="M20 36H66V92H20Z" fill="#a8741a"/><path d="M28 36V92M43 36V92M58 36V92" stroke="#6b4312"/><path d="M66 48H82Q90 48 90 58V70Q90 80 82 80H66V70H78V58H66Z" fill="#8a5a2e"/><path d="M14 40Q12 24 26 24Q32 12 44 20Q56 10 62 24Q76 24 72 40Q64 50 58 42Q50 52 43 42Q36 52 28 42Q20 48 14 40Z" fill="#fff8e6"/>',
    ),
  },
  wojenne_bebny: {
    hue: 5,
    body: g(
      '<path d="M16 44V76Q50 100 84 76V44Z" fill="#b23b3b"/><path d="M16 50L30 86L44 56L58 90L72 56L84 80" fill="none" stroke="#e9c46a" stroke-width="4"/><ellipse cx="50" cy="44" rx="34" ry="14" fill="#f3e3bd"/><path d="M20 10L46 42M84 8L56 42" stroke-width="8"/><path d="M20 10L46 42M84 8L56 42" stroke="#8a5a2e" stroke-width="4"/><circle cx="46" cy="42" r="6" fill="#efe2c2"/><circle cx="56" cy="42" r="6" fill="#efe2c2"/>',
    ),
  },
  gaz: {
    hue: 80,
    body: g(
      '<path d="M0 0H100V100H0Z" fill="#2e2a24" stroke="none"/><path d="M22 100V44Q24 24 50 22Q76 24 78 44V100Z" fill="#17130f"/><path d="M10 86Q4 70 20 68Q18 52 36 54Q44 38 58 50Q76 44 76 62Q94 64 88 84Q60 96 10 86Z" fill="#9bc53d" fill-opacity=".9"/><path d="M36 62q0-10 14-10t14 10q0 8-6 10v6H42v-6q-6-2-6-10Z" fill="#eef3d0"/><circle cx="44" cy="63" r="3" fill="#22160d" stroke="none"/><circle cx="56" cy="63" r="3" fill="#22160d" stroke="none"/>',
    ),
  },
  zamiec: {
    hue: 205,
    body:
      g(
        '<path d="M0 100V70L24 44L42 66L64 36L100 72V100Z" fill="#8fa9c0"/><path d="M24 44L34 56L18 58ZM64 36L78 52L54 52Z" fill="#fff"/>',
      ) +
      '<g stroke="#fff" stroke-width="5" stroke-linecap="round"><path d="M50 6V46M33 16L67 36M67 16L33 36"/><path d="M12 18l6 8M20 14l-4 14M80 70l6 8M88 66l-4 14M18 80l6 6M26 76l-6 12" stroke-width="3.500"/></g>',
  },
  zapadlisko: {
    hue: 26,
    body: g(
      '<path d="M0 40H100V100H0Z" fill="#6a4a2c"/><path d="M0 40H26L34 60L28 72L40 100H62L72 74L66 58L76 40H100V50H80L72 60L78 74L68 100H32L22 72L28 60L20 50H0Z" fill="#3f2a16"/><path d="M26 40L34 60L28 72L40 100H62L72 74L66 58L76 40Z" fill="#140b05"/><path d="M0 40H26L22 48H0ZM100 40H76L80 48H100Z" fill="#5f8a3a"/><path d="M44 54l8-6 8 8-6 8Z" fill="#8a6a48" transform="rotate(20 52 56)"/><path d="M44 12V30M36 24l8 8 8-8M64 12V30M56 24l8 8 8-8" fill="none" stroke="#ffd23e" stroke-width="5"/>',
    ),
  },
  zasadzka: {
    hue: 110,
    body: g(
      '<path d="M0 0H100V100H0Z" fill="#1d2a1a" stroke="none"/><path d="M-4 100Q0 50 20 60Q22 30 40 48Q52 24 62 48Q80 30 82 60Q100 50 104 100Z" fill="#2f5a2a"/><path d="M28 66l14 6-14 5ZM72 66l-14 6 14 5Z" fill="#ffd23e"/><circle cx="36" cy="72" r="2" fill="#22160d" stroke="none"/><circle cx="64" cy="72" r="2" fill="#22160d" stroke="none"/><path d="M12 40L40 12" stroke-width="8"/><path d="M12 40L40 12" stroke="#8a5a2e" stroke-width="4"/><path d="M34 8L48 4L44 18Z" fill="#d5dde6"/><path d="M88 40L60 12" stroke-width="8"/><path d="M88 40L60 12" stroke="#8a5a2e" stroke-width="4"/><path d="M66 8L52 4L56 18Z" fill="#d5dde6"/>',
    ),
  },
  sala_ciszy: {
    hue: 255,
    body: g(
      '<path d="M6 100V30Q10 6 50 4Q90 6 94 30V100Z" fill="#4a4560"/><path d="M20 100V40Q22 18 50 16Q78 18 80 40V100Z" fill="#26223a"/><circle cx="50" cy="52" r="22" fill="#eab58a"/><circle cx="42" cy="48" r="3" fill="#22160d" stroke="none"/><circle cx="58" cy="48" r="3" fill="#22160d" stroke="none"/><ellipse cx="50" cy="62" rx="6" ry="3" fill="#7c2016"/><path d="M46 100V58Q50 50 54 58V100Z" fill="#e2a878"/>',
    ),
  },
}

const UNKNOWN = {
  hue: 40,
  body: rays('#fff3d0') + g('<path d="M50 14l10 24 26 2-20 17 6 26-22-14-22 14 6-26-20-17 26-2Z" fill="#e9c46a"/>'),
}

export const emblem = (id: string): { hue: number; body: string } => ACTIONS[id] ?? LOCATIONS[id] ?? UNKNOWN
