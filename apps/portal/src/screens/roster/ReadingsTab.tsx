import type { VehicleReading } from '@forecourt/api-client';
import { EmptyState, OdometerReadings } from '@forecourt/ui';
import { formatGallons } from '@forecourt/ui/format';
import { useAction } from '../../app/useAction.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { formatMpg } from './vehicleText.tsx';

interface ReadingsTabProps {
  readonly vehicleId: string;
  readonly readings: readonly VehicleReading[];
  readonly milesPerGallonHundredths: number | null;
}

/** Odometer readings from a vehicle's fills; wrong ones can be corrected. [MSG-53] */
export function ReadingsTab({ vehicleId, readings, milesPerGallonHundredths }: ReadingsTabProps) {
  const text = useText();
  const when = useWhen();
  const { viewer } = useSelected();
  const correcting = useAction(
    'correctOdometer',
    text('vehicles.reading.corrected'),
    text('roster.action.failed'),
  );
  const correct = (transactionId: string, odometerMiles: number, reason: string | null) =>
    correcting.run({ params: { id: vehicleId, transactionId }, body: { odometerMiles, reason } });
  if (readings.length === 0) {
    return (
      <EmptyState title={text('vehicles.readings.none')}>
        {text('vehicles.readings.none.why')}
      </EmptyState>
    );
  }
  const mayEdit = viewer.may('vehicles.edit');
  return (
    <>
      {milesPerGallonHundredths !== null && (
        <p>{text('vehicles.mpg', { mpg: formatMpg(milesPerGallonHundredths) })}</p>
      )}
      <OdometerReadings
        isSending={correcting.isPending}
        readings={readings.map((reading) => ({
          id: reading.transactionId,
          when: when(reading.occurredAt),
          about: [
            text('vehicles.gallons', { gallons: formatGallons(reading.fuelMilligallons) }),
            ...(reading.milesPerGallonHundredths === null
              ? []
              : [text('vehicles.mpg.short', { mpg: formatMpg(reading.milesPerGallonHundredths) })]),
            ...(reading.source === null
              ? []
              : [text('vehicles.reading.elsewhere', { source: reading.source })]),
          ].join(', '),
          typedMiles: reading.typedMiles,
          correctedMiles: reading.correctedMiles,
          correctedBy: reading.correctedBy,
          isDoubtful: reading.isOutOfSequence,
          isElsewhere: reading.source !== null,
        }))}
        onCorrect={mayEdit ? correct : undefined}
      />
    </>
  );
}
