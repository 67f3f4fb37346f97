import { savedView, savedViewForm, viewedList } from '@forecourt/validation';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { flag, list, shape } from './shapes.ts';

const kept = shape({ view: savedView });
const viewParams = shape({ viewId: uuid });

export const listViews = call('GET /user/views', {
  summary: 'List the user’s saved views and those shared by others, by name',
  query: shape({ list: viewedList }),
  response: shape({ items: list(savedView) }),
  permission: 'overview.view',
});

export const saveView = call('POST /user/views', {
  summary: 'Save a list’s filters and sorting as a view',
  body: shape({ list: viewedList, ...savedViewForm.shape }),
  response: kept,
  errors: ['view.tooMany', 'view.nameTaken'],
  changes: ['savedView'],
  permission: 'overview.view',
});

export const changeView = call('PUT /user/views/:viewId', {
  summary: 'Rename a view or save the list’s current state in it',
  params: viewParams,
  body: savedViewForm,
  response: kept,
  errors: ['view.notFound', 'view.nameTaken'],
  changes: ['savedView'],
  permission: 'overview.view',
  version: 'required',
});

export const shareView = call('PUT /user/views/:viewId/shared', {
  summary: 'Share a view with the account, or stop sharing it',
  params: viewParams,
  body: shape({ isShared: flag }),
  response: kept,
  errors: ['view.notFound'],
  changes: ['savedView'],
  permission: 'overview.view',
  version: 'required',
});

export const removeView = call('DELETE /user/views/:viewId', {
  summary: 'Delete a view',
  params: viewParams,
  response: shape({}),
  errors: ['view.notFound'],
  changes: ['savedView'],
  permission: 'overview.view',
  version: 'required',
});
