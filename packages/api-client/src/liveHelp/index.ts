export {
  LIVE_HELP_ENDS,
  LIVE_HELP_LINE_PATH,
  type LiveHelpEnd,
  type LiveHelpClientMessage,
  type LiveHelpServerMessage,
} from '../contract/liveHelp.ts';
export * from './openLiveHelpLine.ts';
