import { ErrorPage } from '@forecourt/ui/error-page';
import { ButtonLink } from '@forecourt/ui/link';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { useCurrentRoute } from '../../app/useCurrentRoute.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { isLater, LATER_NAMES, type LaterRoute } from './later.ts';

function Later({ route }: { readonly route: LaterRoute }) {
  const text = useText();
  const { config } = useApp();
  const name = text(LATER_NAMES[route]);
  usePageTitle(name);
  return (
    <ErrorPage
      kind="notYet"
      name={name}
      text={
        <>
          {text(`later.${route}`)} {text('later.call', { phone: config.supportPhone })}
        </>
      }
      actions={
        <ButtonLink variant="primary" href={href('overview')}>
          {text('errorPage.toOverview')}
        </ButtonLink>
      }
    />
  );
}

/** An honest page for an entry whose screen comes later: what will be there, and the way back. */
export function Component() {
  const route = useCurrentRoute();
  return route && isLater(route) ? <Later route={route} /> : null;
}
