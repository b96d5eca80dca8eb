/** Words of the analytics and its printed report. */
export default {} as const;
