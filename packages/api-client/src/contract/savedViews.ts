import { savedView, savedViewForm, viewedList } from '@forecourt/validation';
import { call } from './call.ts';
import { flag, items, shape } from './shapes.ts';

const viewResponse = shape({ view: savedView });

export const listViews = call('GET /user/views', 'overview.view', {
  summary: 'List the user’s saved views and those shared by others, by name',
  query: shape({ list: viewedList }),
  response: items(savedView),
});

export const saveView = call('POST /user/views', 'overview.view', {
  summary: 'Save a list’s filters and sorting as a view',
  body: shape({ list: viewedList, ...savedViewForm.shape }),
  response: viewResponse,
  errors: ['view.tooMany', 'view.nameTaken'],
  changes: ['savedView'],
});

export const changeView = call('PUT /user/views/:viewId', 'overview.view', {
  summary: 'Rename a view or save the list’s current state in it',
  body: savedViewForm,
  response: viewResponse,
  errors: ['view.notFound', 'view.nameTaken'],
  changes: ['savedView'],
  version: 'required',
});

export const shareView = call('PUT /user/views/:viewId/shared', 'overview.view', {
  summary: 'Share a view with the account, or stop sharing it',
  body: shape({ isShared: flag }),
  response: viewResponse,
  errors: ['view.notFound'],
  changes: ['savedView'],
  version: 'required',
});

export const removeView = call('DELETE /user/views/:viewId', 'overview.view', {
  summary: 'Delete a view',
  response: shape({}),
  errors: ['view.notFound'],
  changes: ['savedView'],
  version: 'required',
});
