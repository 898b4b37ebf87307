import {
  serveExpandRequest,
  serveSendRequest,
  serveWithdrawRequest,
} from '#features/access-requests/access-requests.server.ts';
import { serveGrantRequest, serveRejectRequest } from '#features/access-requests/decisions.server.ts';
import { serveUpdateName } from '#features/account-name/account-name.server.ts';
import { serveCommentsAbout } from '#features/analytics-comments/analytics-comments.server.ts';
import {
  serveCreateAccessRequest,
  serveOwnRequests,
  servePostAccessRequest,
} from '#features/analytics-comments/comment-requests.server.ts';
import { serveBankReport } from '#features/bank-report/bank-report.server.ts';
import { serveBondChart } from '#features/bond-chart/bond-chart.server.ts';
import {
  serveChangeAd,
  serveCreateAd,
  serveDeleteAd,
  serveSwitchAd,
} from '#features/catfish/ads/ads.server.ts';
import { serveCatfish, serveNoteAdClicked, serveNoteAdShown } from '#features/catfish/catfish.server.ts';
import {
  serveCreateCalendarLink,
  serveRevokeCalendarLink,
} from '#features/coming-payments/calendar-link.server.ts';
import { serveComingPayments } from '#features/coming-payments/coming-payments.server.ts';
import { serveDecideCommentRequest } from '#features/comment-moderation/moderation.server.ts';
import { serveComparedChart } from '#features/compare-chart/compare-chart.server.ts';
import { serveSearchToCompare } from '#features/comparison-search/compare-search.server.ts';
import { serveConsensus } from '#features/consensus/consensus.server.ts';
import {
  serveChangePassword,
  serveConfirmEmail,
  serveConfirmMobile,
  serveUpdateEmail,
  serveUpdateMobile,
} from '#features/contact-details/contact-details.server.ts';
import { serveChooseCookies } from '#features/cookie-notice/cookie-notice.server.ts';
import { serveDividends } from '#features/dividends/dividends.server.ts';
import {
  serveCancelExport,
  serveExports,
  serveMarkExportSeen,
} from '#features/export-files/export-files.server.ts';
import { serveHolders } from '#features/holders/holders.server.ts';
import { serveIfrsReport, serveIfrsReportOfPeriod } from '#features/ifrs-report/ifrs-report.server.ts';
import { serveIfrsStatements } from '#features/ifrs-report/ifrs-statements.server.ts';
import { serveIndexChart } from '#features/index-graph/index-feed.server.ts';
import { serveCompareGraphicData, serveGraphicData } from '#features/index-graph/index-graph.server.ts';
import { serveIndicators } from '#features/indicators/indicators.server.ts';
import { serveCapitalization, serveMoving } from '#features/leaders/leaders.server.ts';
import { servePrepareListExport } from '#features/list-export/list-export.server.ts';
import { serveMenu } from '#features/main-menu/main-menu.server.ts';
import { serveManagers, serveManagersRelated } from '#features/managers/managers.server.ts';
import { serveMultiplierExplanation } from '#features/multipliers/explanation.server.ts';
import { serveMultipliers } from '#features/multipliers/multipliers.server.ts';
import { serveNews } from '#features/news/news.server.ts';
import { serveOwnWatchlist } from '#features/own-watchlist/own-watchlist.server.ts';
import { serveOwnershipNetwork } from '#features/ownership-network/ownership-network.server.ts';
import { servePriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import { serveTradings } from '#features/price-series/trading-chart.server.ts';
import { serveRasReport } from '#features/ras-report/ras-report.server.ts';
import { serveConfirmRegistration, serveRequestRegistration } from '#features/register/register.server.ts';
import { serveRelatedIssuers } from '#features/related-issuers/related-issuers.server.ts';
import { serveReportFiles } from '#features/report-files/report-files.server.ts';
import { serveConfirmReset, serveRequestReset } from '#features/reset-password/reset-password.server.ts';
import {
  serveMaps,
  serveRemoveMap,
  serveRenameMap,
  serveRestoreMap,
  serveSaveMap,
} from '#features/saved-maps/saved-maps.server.ts';
import {
  serveRemoveScreen,
  serveRenameScreen,
  serveRestoreScreen,
  serveSaveScreen,
  serveScreens,
} from '#features/saved-screens/saved-screens.server.ts';
import { serveSuggest, serveSuggestAll } from '#features/search-box/suggest.server.ts';
import {
  serveEndOtherSessions,
  serveEndSession,
  serveSignOutEverywhere,
} from '#features/sessions/sessions.server.ts';
import { serveConfirmSignInCode, serveRequestSignInCode } from '#features/sign-in/code-sign-in.server.ts';
import { serveSignIn, serveSignOut } from '#features/sign-in/sign-in.server.ts';
import {
  serveBeginSocialSignIn,
  serveFinishSocialSignIn,
} from '#features/social-sign-in/social-sign-in.server.ts';
import { serveCountUnread } from '#features/support-indicator/support-indicator.server.ts';
import {
  serveCloseTicket,
  serveMarkTicketRead,
  serveOpenTicket,
  serveTickets,
  serveWriteMessage,
} from '#features/support-tickets/support-tickets.server.ts';
import { serveChangeTariff } from '#features/tariffs/tariffs.server.ts';
import {
  serveAnswerTicket,
  serveCloseAnyTicket,
  serveMarkAnsweredRead,
  serveReopenTicket,
} from '#features/ticket-answers/ticket-answers.server.ts';
import {
  serveCountTradingExport,
  servePrepareTradingExport,
} from '#features/trading-export/trading-export.server.ts';
import { serveArchive, serveTableOfDays } from '#features/trading-table/trading-table.server.ts';
import {
  serveSetEmailLanguage,
  serveSetSettings,
  serveSettings,
  serveUserState,
} from '#features/user-settings/user-settings.server.ts';
import { serveWatchlistCalls } from '#features/watch-button/watchlist.server.ts';
import {
  serveGetGlobalAction,
  serveGetSearchUsage,
  serveLogAction,
  serveLogBondAction,
  servePostGlobalAction,
  servePostSearchUsage,
  servePostStockAction,
} from '#market/activity-log/activity-log.server.ts';
import { serveSetUpSite } from '#pages/account/setup/setup.server.ts';
import { serveUndoImportBatch } from '#pages/operator/operator-imports/import-batch.server.ts';
import { serveDraftActions } from '#pages/operator/operator-imports/import-draft.server.ts';
import { serveChooseFile, servePreviewImport } from '#pages/operator/operator-imports/import-file.server.ts';
import { serveUploadFiles } from '#pages/operator/operator-imports/operator-imports.server.ts';
import { serveLabelActions } from '#pages/operator/operator-labels/operator-labels.server.ts';
import { serveMenuActions } from '#pages/operator/operator-menu/operator-menu.server.ts';
import {
  serveDeleteMessage,
  serveSendMessage,
} from '#pages/operator/operator-outbox/operator-outbox.server.ts';
import { serveRetryJob } from '#pages/operator/operator-overview/operator-overview.server.ts';
import { serveSourceActions } from '#pages/operator/operator-sources/operator-sources.server.ts';
import {
  serveLoadDemoMarket,
  serveStopDemoMarket,
} from '#pages/operator/operator-start/operator-start.server.ts';
import { serveUserActions } from '#pages/operator/operator-users/operator-user.server.ts';
import {
  servePostSendCode,
  servePostSendCodeAgain,
  serveSendCode,
} from '#platform/accounts/one-time-codes/send-code.server.ts';
import type { Handler } from '#platform/http/door.server.ts';
import { serveLabelRepository, serveLabels } from '#platform/labels-api/labels-api.server.ts';

/** Every call that the server answers. */
export const handlers: readonly Handler[] = [
  serveLabels,
  serveLabelRepository,
  serveSignIn,
  serveSignOut,
  servePriceDynamics,
  serveIndicators,
  serveDividends,
  serveHolders,
  serveMoving,
  serveBondChart,
  serveComparedChart,
  serveCapitalization,
  serveLogAction,
  serveLogBondAction,
  serveOwnershipNetwork,
  serveReportFiles,
  serveRasReport,
  serveBankReport,
  serveMultipliers,
  serveMultiplierExplanation,
  serveConsensus,
  serveIfrsReport,
  serveIfrsReportOfPeriod,
  serveIfrsStatements,
  serveMenu,
  serveSettings,
  serveSetSettings,
  serveSetEmailLanguage,
  serveUserState,
  serveSendCode,
  servePostSendCode,
  servePostSendCodeAgain,
  serveRequestSignInCode,
  serveConfirmSignInCode,
  serveRequestRegistration,
  serveConfirmRegistration,
  serveRequestReset,
  serveConfirmReset,
  serveUpdateMobile,
  serveConfirmMobile,
  serveUpdateEmail,
  serveConfirmEmail,
  serveChangePassword,
  serveChooseCookies,
  serveCatfish,
  serveNoteAdShown,
  serveNoteAdClicked,
  serveCreateAd,
  serveChangeAd,
  serveSwitchAd,
  serveDeleteAd,
  serveUpdateName,
  serveEndSession,
  serveEndOtherSessions,
  serveSignOutEverywhere,
  serveSendRequest,
  serveExpandRequest,
  serveWithdrawRequest,
  serveGrantRequest,
  serveRejectRequest,
  serveChangeTariff,
  serveBeginSocialSignIn,
  serveFinishSocialSignIn,
  serveSendMessage,
  serveDeleteMessage,
  serveRetryJob,
  serveSetUpSite,
  serveLoadDemoMarket,
  serveStopDemoMarket,
  serveUploadFiles,
  ...serveDraftActions,
  serveChooseFile,
  servePreviewImport,
  serveUndoImportBatch,
  servePostStockAction,
  serveGetGlobalAction,
  servePostGlobalAction,
  serveGetSearchUsage,
  servePostSearchUsage,
  serveTickets,
  serveOpenTicket,
  serveWriteMessage,
  serveMarkTicketRead,
  serveCloseTicket,
  serveCountUnread,
  serveAnswerTicket,
  serveMarkAnsweredRead,
  serveCloseAnyTicket,
  serveReopenTicket,
  serveSuggest,
  serveSuggestAll,
  serveSearchToCompare,
  serveTradings,
  serveTableOfDays,
  serveArchive,
  serveGraphicData,
  serveCompareGraphicData,
  serveIndexChart,
  serveNews,
  serveManagers,
  serveManagersRelated,
  serveRelatedIssuers,
  serveMaps,
  serveSaveMap,
  serveRenameMap,
  serveRemoveMap,
  serveRestoreMap,
  serveScreens,
  serveSaveScreen,
  serveRenameScreen,
  serveRemoveScreen,
  serveRestoreScreen,
  ...serveWatchlistCalls,
  serveOwnWatchlist,
  ...serveUserActions,
  ...serveMenuActions,
  ...serveSourceActions,
  ...serveLabelActions,
  serveCommentsAbout,
  serveCreateAccessRequest,
  servePostAccessRequest,
  serveOwnRequests,
  serveDecideCommentRequest,
  serveCountTradingExport,
  servePrepareListExport,
  servePrepareTradingExport,
  serveExports,
  serveCancelExport,
  serveMarkExportSeen,
  serveComingPayments,
  serveCreateCalendarLink,
  serveRevokeCalendarLink,
];
