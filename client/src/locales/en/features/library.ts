/** Words of the libraries of chore and reward ideas. */
export default {} as const;
