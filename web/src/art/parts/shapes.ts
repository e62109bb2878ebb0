/** A seat's own shape in a square of 24: colour is never alone. */
export const SHAPES = [
  'M12 3L22 21H2Z',
  'M12 2a10 10 0 1 0 .01 0Z',
  'M3 3H21V21H3Z',
  'M12 1L23 12L12 23L1 12Z',
  'M12 1l3.2 7 7.6.8-5.7 5.1 1.7 7.5L12 17.5 5.2 21.4l1.7-7.5L1.2 8.8 8.8 8Z',
  'M8 2h8v6h6v8h-6v6H8v-6H2V8h6Z',
  'M7 2h10l6 10-6 10H7L1 12Z',
  'M12 22C2 14 1 9 3 5.5 5.500 2 10 2.500 12 6c2-3.500 6.500-4 9-.5 2 3.500 1 8.500-9 16.500Z',
]
