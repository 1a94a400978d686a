/** The unfinished lesson of this browser: it continues after a reload, and from the list of tables. */
import { load, store } from '../ui/storage.ts'

export interface LessonProgress {
  game: string
  /** The table of the lesson. */
  table: string
  /** The number of the step, and how many decisions had been made when it began. */
  step: number
  before: number
}

const KEY = 'lesson'

export function unfinishedLesson(): LessonProgress | null {
  return load<LessonProgress | null>(KEY, null)
}

export function storeLesson(progress: LessonProgress | null): void {
  store(KEY, progress)
}

/** The unfinished lesson of a table. */
export function lessonAt(table: string): LessonProgress | null {
  const progress = unfinishedLesson()
  return progress?.table === table ? progress : null
}
