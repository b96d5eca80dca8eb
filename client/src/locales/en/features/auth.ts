/** Words of signing in and registering, for parents and admins. */
export default {} as const;
