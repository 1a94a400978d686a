/** Pictures of the app's icon in pixels, drawn from `public/pharos.svg` at build time, and written as PNG. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

const SVG = readFileSync(join(import.meta.dirname, 'public/pharos.svg'), 'utf-8')
const FIELD = 64 // the drawing's width and height
const SAMPLES = 4 // in a row and in a column of each pixel

type Point = readonly [number, number]
interface Shape {
  fill: string
  opacity: number
  contains(x: number, y: number): boolean
}

/** The icon as a PNG; `maskable` fills the corners and leaves a margin that round masks may cut off. */
export function png(size: number, maskable = false): Buffer {
  const shapes = shapesOf(SVG, maskable)
  const zoom = maskable ? 0.8 : 1
  const pixels = Buffer.alloc(size * (size * 4 + 1))
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) pixels.set(pixel(shapes, x, y, FIELD / size, zoom), y * (size * 4 + 1) + 1 + x * 4)
  return written(size, pixels)
}

/** The mean colour of a pixel's samples. */
function pixel(shapes: readonly Shape[], px: number, py: number, scale: number, zoom: number): number[] {
  const sums = [0, 0, 0, 0]
  for (let i = 0; i < SAMPLES ** 2; i++) {
    const x = (px + ((i % SAMPLES) + 0.5) / SAMPLES) * scale
    const y = (py + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES) * scale
    const colour = [0, 0, 0, 0]
    for (const [number, shape] of shapes.entries()) {
      const middle = FIELD / 2
      const [sx, sy] = number ? [(x - middle) / zoom + middle, (y - middle) / zoom + middle] : [x, y]
      if (shape.contains(sx, sy)) blend(colour, shape)
    }
    sums.forEach((_, n) => (sums[n]! += n < 3 ? colour[n]! * colour[3]! : colour[3]!))
  }
  const alpha = sums[3]!
  return [
    ...sums.slice(0, 3).map((one) => (alpha ? Math.round(one / alpha) : 0)),
    Math.round((alpha / SAMPLES ** 2) * 255),
  ]
}

function blend(colour: number[], { fill, opacity }: Shape): void {
  for (let n = 0; n < 3; n++) {
    const own = parseInt(fill.slice(1 + 2 * n, 3 + 2 * n), 16)
    colour[n] = own * opacity + colour[n]! * (1 - opacity)
  }
  colour[3] = opacity + colour[3]! * (1 - opacity)
}

/** The shapes of the drawing: a rounded square first, then polygons and circles. */
function shapesOf(svg: string, maskable: boolean): Shape[] {
  return [...svg.matchAll(/<(rect|path|circle) ([^>]*)\/>/g)].map(([, sort, text]) => {
    const values = Object.fromEntries(
      [...text!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
    )
    const number = (key: string): number => Number(values[key])
    const [fill, opacity] = [values.fill!, Number(values.opacity ?? 1)]
    if (sort === 'rect') return { fill, opacity, contains: rounded(number('width'), maskable ? 0 : number('rx')) }
    if (sort === 'path') return { fill, opacity, contains: within(polygonsOf(values.d!)) }
    const contains = (x: number, y: number): boolean => Math.hypot(x - number('cx'), y - number('cy')) <= number('r')
    return { fill, opacity, contains }
  })
}

function rounded(width: number, radius: number): Shape['contains'] {
  return (x, y) => {
    const [dx, dy] = [x, y].map((one) => Math.max(radius - one, one - width + radius, 0))
    return Math.hypot(dx!, dy!) <= radius || radius === 0
  }
}

/** The polygons of a path made of straight lines. */
function polygonsOf(path: string): Point[][] {
  const polygons: Point[][] = []
  let [x, y] = [0, 0]
  for (const [, letter, text] of path.matchAll(/([MLlHhVvz])([^MLlHhVvz]*)/g)) {
    const numbers = (text!.match(/-?[\d.]+/g) ?? []).map(Number)
    if (letter === 'M') polygons.push([])
    const isPair = 'MLl'.includes(letter!)
    for (let i = 0; i < numbers.length; i += isPair ? 2 : 1) {
      const [first, second] = [numbers[i]!, numbers[i + 1] ?? 0]
      if (letter === 'l') [x, y] = [x + first, y + second]
      else if (isPair) [x, y] = [first, second]
      else if (letter === 'h') x += first
      else if (letter === 'H') x = first
      else y = letter === 'v' ? y + first : first
      polygons.at(-1)!.push([x, y])
    }
  }
  return polygons
}

function within(polygons: readonly Point[][]): Shape['contains'] {
  return (x, y) =>
    polygons.some((points) => {
      let inside = false
      points.forEach(([ax, ay], i) => {
        const [bx, by] = points.at(i - 1)!
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
      })
      return inside
    })
}

/** A PNG file of rows of RGBA pixels, each after a filter byte. */
function written(size: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(pixels, { level: 9 })), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
