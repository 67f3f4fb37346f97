export const en = {
  'anomaly.impossibleTravel':
    '{miles} miles from {fromCity} to {city} in {minutes, plural, one {# minute} other {# minutes}}',
  'anomaly.overfill': '{bought} gallons for a tank of {tank}',
  'anomaly.mpgDrift': '{mpg} miles per gallon, usually {usualMpg}',
  'anomaly.odometerMissing': 'No odometer reading was typed in that can be used',
  'anomaly.odometerOutOfOrder': '{odometer} miles typed in, {previous} miles before',
  'anomaly.odometerJump':
    '{miles} miles in {days, plural, one {# day} other {# days}}: {odometer} typed in, {previous} before',
  'anomaly.handKeyedRepeat':
    'Typed in by hand {minutes, plural, one {# minute} other {# minutes}} after another purchase at the same site in {city}',
  'anomaly.priceAboveRegion': '{price} per gallon in {city}, {region} in the region',
  'anomaly.outsideShift': 'Bought in {city} outside the shift: {bought}',
} as const;
