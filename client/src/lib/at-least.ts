/** The outcome of `work`, but not before `ms` have passed. */
export async function atLeast<Outcome>(ms: number, work: Promise<Outcome>): Promise<Outcome> {
  const shown = new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
  const [outcome] = await Promise.all([work, shown]);
  return outcome;
}
