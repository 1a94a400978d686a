/** The analysis of a finished game: portions from the server, remarks, and how they are shown. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import Log from '../../frame/Log.svelte'
import { Analysis } from '../../session/analysis.svelte.ts'
import type { Message, MomentJudged, VerdictShown } from '../../types/messages.ts'
import { translator } from '../../core/i18n.svelte.ts'
import Chart from './Chart.svelte'
import { WHOLE } from './chart.ts'
import { apart, between, given, gravest, remarks, sentenceBy } from './remarks.ts'

const verdict = (gain: number, seat = 0, is_clear = true): VerdictShown => ({
  seat,
  action: 'sell baths',
  parts: { verb: 'sell', card: 'baths' },
  played: { id: 'action-sell', values: { card: 'baths' } },
  advice: 'build baths',
  advice_parts: { verb: 'build', card: 'baths' },
  message: { id: 'action-build', values: { card: 'baths' } },
  gain,
  error: 0.01,
  is_clear,
})
const moment = (ply: number, judged: VerdictShown | null = null, chances = [0.6, 0.4]): MomentJudged => ({
  ply,
  chances,
  verdict: judged,
})
const names = ['Ana', 'Bo']

beforeAll(() => translator.speak('en'))
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('remarks', () => {
  const all = () =>
    remarks(
      'duel',
      [
        moment(0, verdict(0.12)),
        moment(1, verdict(0.3, 1)),
        moment(2, verdict(0.5, 0, false)),
        moment(3),
        moment(4, verdict(0.04)),
      ],
      names,
    )

  test('only clear mistakes get a remark, with player and move', () => {
    const remarked = all()
    expect(remarked.map(({ ply, sign }) => [ply, sign])).toEqual([
      [0, '?'],
      [1, '??'],
      [4, '?'],
    ])
    expect(remarked[0]!.text).toBe('Ana played “Sell Baths” and lost 12%: “Build Baths” was better.')
  })

  test('remarks name who is paid, including the Free City', () => {
    const pay = (city: string, left: number, right: number) => ({
      id: `action-${city}build-pay`,
      values: { card: 'baths', left, right },
    })
    const said = (message: Message, seat: number, people = ['Ana', 'Bo', 'Cy']) =>
      sentenceBy('seven-wonders', message, people, seat)
    expect(said(pay('', 2, 0), 2)).toBe('Build Baths, paying 2 to Ana')
    expect(said(pay('', 2, 1), 0)).toBe('Build Baths, paying 2 to Bo and 1 to Cy')
    expect(said(pay('', 0, 1), 0, names)).toBe('Build Baths, paying 1 to Free City')
    expect(said(pay('city-', 2, 0), 0, names)).toBe('Free City: build Baths, paying 2 to Ana')
    expect(said({ id: 'action-build', values: { card: 'baths' } }, 0)).toBe('Build Baths')
  })

  test('the worst come first, and not too many', () => {
    expect(gravest(all(), 2).map(({ ply }) => ply)).toEqual([1, 0])
  })

  test('of marks that would overlap, the worse mistake stays', () => {
    expect(apart(gravest(all(), 9), 2).map(({ ply }) => ply)).toEqual([1, 4])
  })

  test('sums are by seat', () => {
    expect(given(all(), 2).map(({ gain, n }) => [Math.round(gain * 100), n])).toEqual([
      [16, 2],
      [30, 1],
    ])
  })

  test('hidden choices get their remarks when they are revealed', () => {
    expect(between(all(), -1, 1).map(({ ply }) => ply)).toEqual([0, 1])
    expect(between(all(), 1, 4).map(({ ply }) => ply)).toEqual([4])
  })
})

describe('portions', () => {
  const json = (value: unknown, status = 200) =>
    new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })

  test('are requested until the analysis is complete', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (url: string) => {
      const first = Number(/first=(\d+)/.exec(url)![1])
      asked.push(url)
      return Promise.resolve(json({ plies: 3, moments: [moment(first), moment(first + 1)], next: first ? null : 2 }))
    })
    const analysis = new Analysis('t')
    await analysis.begin(() => false)
    await analysis.begin(() => false)
    expect(asked).toEqual(['/api/tables/t/analysis?first=0', '/api/tables/t/analysis?first=2'])
    expect([analysis.isDone, analysis.plies, analysis.chances.size]).toEqual([true, 3, 4])
    expect([analysis.verdict(0), analysis.verdict(9)]).toEqual([null, undefined])
  })

  test('a busy server is asked again later', async () => {
    vi.useFakeTimers()
    const answers = [
      json({ error: { id: 'too-fast', values: {} } }, 429),
      json({ plies: 0, moments: [moment(0)], next: null }),
    ]
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
    const analysis = new Analysis('t')
    const done = analysis.begin(() => false)
    await vi.advanceTimersByTimeAsync(5000)
    await done
    expect([analysis.isDone, analysis.trouble]).toEqual([true, null])
  })

  test('an unreachable server is asked again, and the user sees why', async () => {
    vi.useFakeTimers()
    let isDown = true
    const answer = json({ plies: 0, moments: [moment(0)], next: null, preparing: null })
    vi.stubGlobal('fetch', () => (isDown ? Promise.reject(new TypeError('no network')) : Promise.resolve(answer)))
    const analysis = new Analysis('t')
    const done = analysis.begin(() => false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(analysis.trouble?.id).toBe('unreachable')
    isDown = false
    await vi.advanceTimersByTimeAsync(2000)
    await done
    expect([analysis.isDone, analysis.trouble]).toEqual([true, null])
  })

  test('any other refusal is shown, and leaving the page stops loading', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(json({ error: { id: 'not-finished', values: {} } }, 400)))
    const analysis = new Analysis('t')
    await analysis.begin(() => false)
    expect([analysis.trouble?.id, analysis.isRefused]).toEqual(['not-finished', true])
    await new Analysis('t').begin(() => true)
  })
})

describe('the strip', () => {
  const BEGUN = new Map([
    [0, [0.5, 0.5]],
    [1, [0.62, 0.38]],
  ])
  const chart = (ply: number, course = BEGUN) =>
    render(Chart, {
      course,
      range: WHOLE,
      isChance: true,
      marks: remarks('duel', [moment(0, verdict(0.3))], names),
      names,
      ply,
      plies: 4,
      go: () => undefined,
      toggle: () => undefined,
    })

  test('describes the lines in words', () => {
    chart(1)
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1 of 4. Win probability: Ana 62% and Bo 38%.')
    expect(screen.getByText('62%')).toBeInTheDocument()
    expect(screen.getByText('??')).toBeInTheDocument()
  })

  test('shows nothing that is not known yet', () => {
    chart(3)
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '3 of 4')
    expect(screen.getAllByText('…')).toHaveLength(2)
  })

  test('shows no chances before the analysis has begun', () => {
    chart(0, new Map())
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '0 of 4')
    expect(screen.getAllByText('…')).toHaveLength(2)
  })
})

test('mistakes are marked in the list', () => {
  const event = (seat: number) => ({
    event: { event: 'sell', seat },
    message: { id: 'event-sell', values: { seat, card: 'baths', coins: 2 } },
  })
  const log = [
    { ply: 0, seat: 0, events: [{ event: { event: 'committed' }, message: { id: 'x', values: {} } }] },
    { ply: 1, seat: 1, events: [event(1)] },
  ] as never
  const remarked = remarks('duel', [moment(0, verdict(0.12))], names)
  render(Log, { game: 'duel', log, names, remarks: (after: number, upTo: number) => between(remarked, after, upTo) })
  expect(screen.getByTestId('marked')).toHaveTextContent('? Ana played “Sell Baths” and lost 12%')
})
