import { schemaOf } from '../distribute.ts';

/** Frees devices whose unit was terminated or moved to another fleet: no list shows them. */
export const FREE_LOST_DEVICES = `DELETE FROM proximity_mappings m
  USING vehicles v, proximity_profiles p
  WHERE v.account_id = m.account_id AND v.id = m.unit_id
  AND p.account_id = m.account_id AND p.id = m.profile_id
  AND (v.status <> 'active' OR v.fleet_id <> p.fleet_id)`;

/** Versions of settings that an older page could overwrite, and earlier enrollments of add-ons. */
export const versionsAndPeriods = schemaOf([
  'ALTER TABLE proximity_enrollments ADD COLUMN version integer NOT NULL DEFAULT 1',
  'ALTER TABLE one_click_cards ADD COLUMN version integer NOT NULL DEFAULT 1',
  `ALTER TABLE add_on_enrolments ADD COLUMN earlier jsonb NOT NULL DEFAULT '[]'`,
  FREE_LOST_DEVICES,
]);
