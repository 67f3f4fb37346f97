import { ButtonLink, ErrorPage } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';

/** An address that leads nowhere. [SCREEN-67] */
export function Component() {
  const text = useText();
  usePageTitle(text('screen.notFound'));
  return (
    <ErrorPage
      kind="notFound"
      actions={
        <ButtonLink variant="primary" href={href('overview')}>
          {text('errorPage.toOverview')}
        </ButtonLink>
      }
    />
  );
}
