/** The shapes of the players by seat, as paths in a field of 20 × 20; their colours are in `palette.css`. */
export const SHAPES: readonly string[] = [
  'M10 1.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z', // circle
  'M2.5 2.5h15v15h-15z', // square
  'M10 1.5l9 16.5h-18z', // triangle
  'M10 .8l9.2 9.2l-9.2 9.2l-9.2-9.2z', // diamond
  'M10 1l2.7 6l6.4.6l-4.8 4.3l1.4 6.4l-5.7-3.4l-5.7 3.4l1.4-6.4l-4.8-4.3l6.4-.6z', // star
  'M5.5 2h9l4.5 8l-4.5 8h-9l-4.5-8z', // hexagon
  'M7 1.5h6v5.5h5.5v6h-5.5v5.5h-6v-5.5h-5.5v-6h5.5z', // cross
]
