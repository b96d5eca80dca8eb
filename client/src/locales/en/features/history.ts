/** Words of the calendars of chores and rewards, for kids and parents. */
export default {} as const;
