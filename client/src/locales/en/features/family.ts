/** Words of a family's overview, code and members. */
export default {} as const;
