export const en = {
  'help.chatClosed':
    'Chat agents are unavailable outside Monday to Friday, {opens} to {closes} {zone}',
} as const;
