/** English texts of timelines, as ICU messages. */
export const en = {
  'timeline.empty': 'No activity yet',
  'timeline.what': 'The timeline',
  'timeline.more': 'Show older',
  'timeline.system': 'Forecourt',
  'timeline.elsewhere': 'Made without our cards, recorded by {source}',
  'timeline.withCard': 'card •••• {last4}',
  'timeline.change': '{from} → {to}',
  'timeline.nothing': 'none',
  'timeline.odometer': 'Odometer {miles}',
  'timeline.emulated': '{by} (Forecourt), on behalf of {name}',
  'timeline.unit': 'unit {unit}',
  'timeline.export.failed': 'The file could not be created. Try again in a moment.',
  'card.timeline.changed': '{what}: {from} → {to}',
  'card.timeline.undo': 'Undo last change',
} as const;
