/** Words of the chores a parent manages. */
export default {} as const;
