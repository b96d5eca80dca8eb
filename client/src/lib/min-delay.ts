/** The outcome of `work`, but not before `ms` milliseconds have passed. */
export async function minDelay<Outcome>(ms: number, work: Promise<Outcome>): Promise<Outcome> {
  const delay = new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
  const [outcome] = await Promise.all([work, delay]);
  return outcome;
}
