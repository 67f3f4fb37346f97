/** English texts of the pages for screens that are still to come: ICU messages. */
export const en = {
  'later.liveHelp': 'Here you will show your page to an agent who helps you.',
  'later.call': 'Until then, call {phone}.',
} as const;
