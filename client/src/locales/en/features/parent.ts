/** Words of the frame of a parent's screens. */
export default {} as const;
