/** Words of the admin's screens. */
export default {} as const;
