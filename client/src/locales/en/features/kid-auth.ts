/** Words of the kids' login. */
export default {} as const;
