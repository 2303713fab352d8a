export type Shortcut = { keys: string; does: string };

/** Single letters can be switched off (WCAG 2.1.4). */
export const shortcuts: readonly (readonly [where: string, list: readonly Shortcut[]])[] = [
  [
    'Anywhere',
    [
      { keys: 'Ctrl K or ⌘ K', does: 'Find a view, a command or a lead' },
      { keys: '?', does: 'This list' },
      { keys: '/', does: 'Search in the inbox' },
      { keys: 'z', does: 'Undo what was done last' },
    ],
  ],
  [
    'In a list of leads',
    [
      { keys: 'j', does: 'Next lead' },
      { keys: 'k', does: 'Lead before' },
      { keys: 'o or Enter', does: 'Open the lead' },
      { keys: 'x', does: 'Select the lead' },
      { keys: 'e', does: 'Mark it as contacted' },
    ],
  ],
  [
    'On a lead’s page',
    [
      { keys: 'j', does: 'Next lead of the list' },
      { keys: 'k', does: 'Lead before' },
      { keys: 'e', does: 'Mark it as contacted' },
      { keys: 'r', does: 'Reply by email' },
      { keys: 'n', does: 'Add a note' },
      { keys: 'Ctrl Enter or ⌘ Enter', does: 'Send the reply, add the note' },
      { keys: 'Esc', does: 'Leave the field, for the keys above' },
      { keys: 'u', does: 'Back to the inbox' },
    ],
  ],
];
