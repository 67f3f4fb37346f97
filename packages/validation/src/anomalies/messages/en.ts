export const en = {
  'anomaly.impossibleTravel':
    '{miles, number} miles from {fromCity} to {city} in {minutes, plural, one {# minute} other {# minutes}}',
  'anomaly.overfill': '{bought} gallons into a {tank}-gallon tank',
  'anomaly.mpgDrift': '{mpg} miles per gallon, usually {usualMpg}',
  'anomaly.odometerMissing': 'No usable odometer reading was entered',
  'anomaly.odometerOutOfOrder':
    '{odometer, number} miles entered; the previous reading was {previous, number} miles',
  'anomaly.odometerJump':
    '{miles, number} miles in {days, plural, one {# day} other {# days}}: {odometer, number} entered, {previous, number} previously',
  'anomaly.handKeyedRepeat':
    'Keyed in by hand {minutes, plural, one {# minute} other {# minutes}} after another purchase at the same site in {city}',
  'anomaly.priceAboveRegion': '{price} per gallon in {city}; the regional average is {region}',
  'anomaly.outsideShift': 'Bought in {city} outside usual hours: {bought}',
  'anomaly.awayFromPump': 'The vehicle was {miles, number} miles from the pump in {city}',
  'anomaly.aboveTankRoom': '{bought} gallons into a tank with room for {room}',
} as const;
