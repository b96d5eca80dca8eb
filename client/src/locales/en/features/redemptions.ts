/** Words of approving rewards. */
export default {} as const;
