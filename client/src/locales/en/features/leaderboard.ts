/** Words of the leaderboard, for kids and parents. */
export default {} as const;
