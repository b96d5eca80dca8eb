/** Words of the keyboard shortcuts on the parent’s dashboard. */
export default {
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.text':
    'Single keys that do what a click does. They rest while you type. Press ? to see them all.',
  'shortcuts.on': 'Shortcuts on',
  'shortcuts.isOn': 'On',
  'shortcuts.isOff': 'Off',
  'shortcuts.onHint': 'On this device only.',

  'shortcuts.lists': 'In a list',
  'shortcuts.nextRow': 'Next row',
  'shortcuts.previousRow': 'Previous row',
  'shortcuts.approve': 'Approve',
  'shortcuts.sendBack': 'Send back',
  'shortcuts.stars': 'Give stars to the kid',

  'shortcuts.everywhere': 'Everywhere',
  'shortcuts.approveAll': 'Approve all chores',
  'shortcuts.undo': 'Undo',
  'shortcuts.newChore': 'New chore',
  'shortcuts.filter': 'Search the list',
  'shortcuts.help': 'Show these shortcuts',

  'shortcuts.goTo': 'Go to',

  'shortcuts.board': 'On the plan',
  'shortcuts.cells': 'From chore to chore',
  'shortcuts.menu': 'What can be done',
  'shortcuts.lift': 'Lift, and drop',
  'shortcuts.putBack': 'Put back',
  'shortcuts.done': 'Done',
  'shortcuts.move': 'Move to another day',
  'shortcuts.edit': 'Edit',

  'shortcuts.key.space': 'Space',
  'shortcuts.key.enter': 'Enter',
  'shortcuts.key.escape': 'Esc',
  'shortcuts.key.shift': 'Shift',
} as const;
