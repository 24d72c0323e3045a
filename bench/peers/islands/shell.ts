// The islands that every page of a session has at once, as one part.
export { AccountMenu } from '#islands/account-menu/AccountMenu.tsx'
export { Notices } from '#islands/notices/Notices.tsx'
export { Overlays } from '#islands/overlays/Overlays.tsx'
export { OwnGames } from '#islands/own-games/OwnGames.tsx'
export { QuickDeposit } from '#islands/quick-deposit/QuickDeposit.tsx'
export { Toasts } from '#islands/toasts/Toasts.tsx'
export { WalletBar } from '#islands/wallet-bar/WalletBar.tsx'
