// How far an income turn has come.

export type StepState = 'skipped' | 'done' | 'now' | 'ahead'

/** The steps of the income turn of an era, of which so many have begun. */
export function incomeSteps(
  steps: readonly { id: string; turns: number[] }[],
  era: number,
  begun: number,
): { id: string; state: StepState }[] {
  return steps.map(({ id, turns }, index) => {
    if (!turns.includes(era)) return { id, state: 'skipped' }
    return { id, state: index < begun - 1 ? 'done' : index === begun - 1 ? 'now' : 'ahead' }
  })
}
