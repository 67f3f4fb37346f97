import { useNavigate, useSearchParams } from 'react-router';
import { useQuery } from '@forecourt/api-client/react';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { failedOf, NotLoaded } from '../cards/NotLoaded.tsx';
import { PanelSkeleton } from '../cards/PanelSkeleton.tsx';
import { ExpressCheckForm } from './ExpressCheckForm.tsx';
import type { DraftSource } from './useExpressDraft.ts';

function Ready({ configs, like }: Pick<DraftSource, 'configs' | 'like'>) {
  const text = useText();
  const navigate = useNavigate();
  const { fleetId } = useSelected();
  const fees = useQuery('listExpressFees', {});
  const passcode = useQuery('getVerbalPasscode', {});
  const [onlyConfig, ...otherConfigs] = configs.items;
  const initialFleetId = fleetId ?? (otherConfigs.length === 0 ? (onlyConfig?.fleetId ?? '') : '');
  if (!fees.data) return <NotLoaded query={fees} subject={text('express.settings.fleets.what')} />;
  // the form depends on whether the user already has a passcode
  if (!passcode.data && !passcode.failure) return <PanelSkeleton />;
  return (
    <ExpressCheckForm
      key={like?.checkId ?? ''}
      configs={configs}
      fees={fees.data.items}
      like={like}
      fleetId={initialFleetId}
      onIssued={({ checkId }) => void navigate(href('expressCheck', { checkId }))}
      onRequested={() => void navigate(href('expressChecks'))}
      onCancel={() => void navigate(href('expressCheckActivity'))}
    />
  );
}

/** Issues an express check, optionally as a copy of `from`. [NAV-27, SCREEN-56, EXPR-11] */
export function Component() {
  const text = useText();
  const [search] = useSearchParams();
  const sourceId = search.get('from');
  const configs = useQuery('listExpressConfigs', {});
  const source = useQuery(
    'getExpressCheck',
    sourceId === null ? null : { params: { checkId: sourceId } },
  );
  const title = text(sourceId === null ? 'express.new.title' : 'express.new.another');
  const failedQuery = failedOf(configs, source);
  return (
    <Screen title={title} subtitle={text('express.new.subtitle')}>
      {configs.data && (sourceId === null || source.data) ? (
        <Ready configs={configs.data} like={source.data?.check ?? null} />
      ) : (
        <NotLoaded query={failedQuery} subject={text('express.settings.fleets.what')} />
      )}
    </Screen>
  );
}
