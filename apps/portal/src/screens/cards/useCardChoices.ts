import { useQuery } from '@forecourt/api-client/react';
import type { FilterOption, OrderChoices } from '@forecourt/ui';
import { ASSIGNEE_OF_TYPE, type CardType } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { failedOf } from './NotLoaded.tsx';

/** A card's possible fleets, departments, and profiles; undefined until all have loaded. */
export function useCardChoices() {
  const text = useText();
  const fleets = useQuery('listFleets', {});
  const departments = useQuery('listDepartments', {});
  const profiles = useQuery('listLimitProfiles', {});
  const failed = failedOf(fleets, departments, profiles);
  if (!fleets.data || !departments.data || !profiles.data) return { failed, choices: undefined };
  const activeFleets = fleets.data.items.filter(({ isActive }) => isActive);
  const choices: OrderChoices = {
    fleets: activeFleets.map(({ fleetId, name }) => ({ value: fleetId, label: name })),
    departments: departments.data.items.map(({ departmentId, fleetId, number, name }) => ({
      value: departmentId,
      fleetId,
      label: text('order.department', { number, name }),
    })),
    profiles: profiles.data.items.map(({ profileId, name }) => ({ value: profileId, label: name })),
  };
  const [onlyFleet] = activeFleets;
  const defaultProfile = profiles.data.items.find(({ isDefault }) => isDefault);
  const defaults = {
    ...(activeFleets.length === 1 && onlyFleet ? { fleetId: onlyFleet.fleetId } : {}),
    ...(defaultProfile ? { profileId: defaultProfile.profileId } : {}),
  };
  return { failed, choices, defaults };
}

/**
 * The account's card groups as options, empty until loaded, or if not needed; null if the user may
 * not see them.
 */
export function useGroupOptions(isNeeded = true): readonly FilterOption[] | null {
  const mayView = useSelected().viewer.may('cardGroups.view');
  const { data } = useQuery('listCardGroups', isNeeded && mayView ? {} : null);
  if (!mayView) return null;
  return (data?.items ?? []).map(({ groupId, name }) => ({ value: groupId, label: name }));
}

/** Drivers or vehicles matching the search, by card type, plus the current assignee. */
export function useAssignees(
  cardType: CardType,
  typed: string,
  current: { readonly value: string; readonly label: string } | null,
) {
  const found = useQuery(
    'lookUpCardholders',
    { query: { kind: ASSIGNEE_OF_TYPE[cardType], q: typed } },
    { keepPreviousData: true },
  );
  const items = (found.data?.items ?? []).map(({ cardholderId, name, number }) => ({
    value: cardholderId,
    label: `${name} · ${number}`,
  }));
  const missingCurrent =
    current && !items.some(({ value }) => value === current.value) ? [current] : [];
  return { found, assignees: [...missingCurrent, ...items] };
}
