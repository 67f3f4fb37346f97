import { savedView, savedViewForm, viewedList } from '@forecourt/validation';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { flag, list, shape } from './shapes.ts';

const kept = shape({ view: savedView });
const viewParams = shape({ viewId: uuid });

export const listViews = call('GET /user/views', {
  summary:
    'The views of a list that the caller keeps in the account and those that others share, by name',
  query: shape({ list: viewedList }),
  response: shape({ items: list(savedView) }),
  permission: 'overview.view',
});

export const saveView = call('POST /user/views', {
  summary: 'Keep a list as it is filtered and sorted',
  body: shape({ list: viewedList, ...savedViewForm.shape }),
  response: kept,
  errors: ['view.tooMany', 'view.nameTaken'],
  changes: ['savedView'],
  permission: 'overview.view',
});

export const changeView = call('PUT /user/views/:viewId', {
  summary: 'Rename a view, or keep the list in it as it stands now',
  params: viewParams,
  body: savedViewForm,
  response: kept,
  errors: ['view.notFound', 'view.nameTaken'],
  changes: ['savedView'],
  permission: 'overview.view',
  version: 'required',
});

export const shareView = call('PUT /user/views/:viewId/shared', {
  summary: 'Let the other users of the account use a view of one’s own, or no longer',
  params: viewParams,
  body: shape({ isShared: flag }),
  response: kept,
  errors: ['view.notFound'],
  changes: ['savedView'],
  permission: 'overview.view',
  version: 'required',
});

export const removeView = call('DELETE /user/views/:viewId', {
  summary: 'Keep a view no longer',
  params: viewParams,
  response: shape({}),
  errors: ['view.notFound'],
  changes: ['savedView'],
  permission: 'overview.view',
  version: 'required',
});
