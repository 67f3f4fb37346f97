import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { WelcomeTour } from '@forecourt/ui/welcome-tour';
import { WELCOME_TOUR_SEEN } from '@forecourt/validation';
import { changedSearch } from '../../addresses/changedSearch.ts';
import { WithTexts } from '../../app/WithTexts.tsx';
import { catalogs } from '../../messages/catalogs.ts';
import { useText } from '../../messages/text.ts';
import { tourSlides } from './tourSlides.tsx';

const helpTexts = catalogs('help');

function Slides({ onEnd }: { readonly onEnd: () => void }) {
  const text = useText();
  const [slide, setSlide] = useState(0);
  return (
    <WelcomeTour
      isOpen
      slides={tourSlides(text)}
      slide={slide}
      onSlide={setSlide}
      onSkip={onEnd}
      onDone={onEnd}
    />
  );
}

/** The welcome tour: once for new users (accounts can opt out), and on `?tour=1`. [SCREEN-61] */
export default function Tour() {
  const [search, setSearch] = useSearchParams();
  const properties = useQuery('getProfileProperties', {});
  const setProperties = useMutation('changeProfileProperties');
  const [isOver, setOver] = useState(false);
  const isWanted = search.get('tour') === '1';
  const hasNotSeen =
    properties.data !== undefined && !(WELCOME_TOUR_SEEN in properties.data.properties);
  // an account's defaults may skip the tour for its users
  const defaults = useQuery('getDefaultProperties', hasNotSeen ? {} : null);
  const isDecided = defaults.data !== undefined || defaults.failure !== undefined;
  const isSpared = WELCOME_TOUR_SEEN in (defaults.data?.properties ?? {});
  const isNew = hasNotSeen && isDecided && !isSpared;
  if (!isWanted && (isOver || !isNew)) return null;
  const end = () => {
    setOver(true);
    if (isWanted) setSearch(changedSearch({ tour: null }), { replace: true });
    if (isNew)
      void setProperties.send({ body: { set: { [WELCOME_TOUR_SEEN]: new Date().toISOString() } } });
  };
  return (
    <WithTexts load={helpTexts}>
      <Slides onEnd={end} />
    </WithTexts>
  );
}
