import type { CardDetails } from '@forecourt/api-client';
import type { FactGroup } from '@forecourt/ui';
import { formatCount, formatDayAndTime, formatMonth } from '@forecourt/ui/format';
import type { Text } from '../../messages/text.ts';

const inUnit = (value: number | null, format: (figure: string) => string) =>
  value === null ? null : format(formatCount(value));

/** All details of a card, its driver, and its vehicle, in groups. */
export function cardFacts(details: CardDetails, text: Text, now: Date): readonly FactGroup[] {
  const { card, driver, vehicle, timeZone } = details;
  const formatInstant = (instant: string | null) =>
    instant === null ? null : formatDayAndTime(instant, timeZone, now);
  const groups: (FactGroup | null)[] = [
    {
      title: text('card.facts.card'),
      facts: [
        { label: text('card.fact.nameOnCard'), value: card.nameOnCard },
        { label: text('card.fact.type'), value: text(`cards.type.${card.cardType}`) },
        { label: text('card.fact.fleet'), value: card.fleetName },
        { label: text('card.fact.department'), value: card.departmentNumber },
        { label: text('card.fact.expires'), value: formatMonth(card.expiresOn, 'full') },
        { label: text('card.fact.ordered'), value: formatInstant(details.orderedAt) },
        { label: text('card.fact.activated'), value: formatInstant(details.activatedAt) },
        { label: text('card.fact.lastUsed'), value: formatInstant(card.lastUsedAt) },
      ],
    },
    driver && {
      title: text('card.facts.driver'),
      facts: [
        { label: text('card.fact.name'), value: `${driver.firstName} ${driver.lastName}` },
        { label: text('card.fact.driverId'), value: driver.driverId, isCode: true },
        { label: text('card.fact.employeeId'), value: driver.employeeId, isCode: true },
      ],
    },
    vehicle && {
      title: text('card.facts.vehicle'),
      facts: [
        { label: text('card.fact.unit'), value: vehicle.unitNumber, isCode: true },
        { label: text('card.fact.name'), value: vehicle.name },
        { label: text('card.fact.vin'), value: vehicle.vin, isCode: true },
        { label: text('card.fact.plate'), value: vehicle.licensePlate, isCode: true },
        {
          label: text('card.fact.odometer'),
          value: inUnit(vehicle.odometerMiles, (miles) => text('card.fact.miles', { miles })),
        },
        {
          label: text('card.fact.tank'),
          value: inUnit(vehicle.tankCapacityGallons, (gallons) =>
            text('card.fact.gallons', { gallons }),
          ),
        },
      ],
    },
  ];
  return groups.filter((group) => group !== null);
}
