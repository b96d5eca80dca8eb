/** Words of the landing page. */
export default {} as const;
