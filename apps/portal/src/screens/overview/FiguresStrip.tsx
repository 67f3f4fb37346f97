import type { Overview } from '@forecourt/api-client';
import { KeyFigures } from '@forecourt/ui/key-figures';
import { useText } from '../../messages/text.ts';
import { useFigures } from './useFigures.tsx';

const LABELS = ['available', 'spent', 'price', 'declined'] as const;

/** The figures that matter, each with its comparison and the way to its rows. */
export function FiguresStrip({ overview }: { readonly overview: Overview | undefined }) {
  const text = useText();
  return overview ? (
    <Figures overview={overview} />
  ) : (
    <KeyFigures
      isLoading
      label={text('overview.figures')}
      figures={LABELS.map((id) => ({
        id,
        label: text(`overview.${id}`),
        figure: '',
        isWide: id === 'available',
      }))}
    />
  );
}

function Figures({ overview }: { readonly overview: Overview }) {
  const text = useText();
  return <KeyFigures label={text('overview.figures')} figures={useFigures(overview)} />;
}
