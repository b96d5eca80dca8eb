/** Words of messages between parents and kids. */
export default {} as const;
