/** Words of the frame around every screen: loading, offline, errors. */
export default {} as const;
