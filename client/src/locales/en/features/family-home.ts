/** Words of the page that greets a family whose parent is signed in. */
export default {} as const;
