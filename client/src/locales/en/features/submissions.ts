/** Words of approving chores. */
export default {} as const;
