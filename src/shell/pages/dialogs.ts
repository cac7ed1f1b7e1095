import { modal } from '#nav/modal.ts';

const setPassword = async () => ({ default: (await import('#features/auth/SetPasswordScreen.tsx')).PasswordModal });

/** Every dialog that isn't part of the first bundle. */
export const dialogs = {
  login: modal(() => import('#features/auth/LoginModal.tsx'), { set: 'auth' }),
  register: modal(() => import('#features/auth/RegisterModal.tsx'), { set: 'auth', play: true }),
  forgot: modal(() => import('#features/auth/ForgotModal.tsx'), { set: 'auth' }),
  password: modal(setPassword),
  bind: modal(() => import('#features/auth/BindModal.tsx')),
  avatar: modal(() => import('#features/member/AvatarModal.tsx')),
  nickname: modal(() => import('#features/member/NicknameModal.tsx')),
  revoke: modal(() => import('#features/member/RevokeModal.tsx')),
  logout: modal(async () => ({ default: (await import('#features/member/MemberScreen.tsx')).LogoutModal })),
  /** Prefetched by every visit, as it also reports that the network doesn't answer. */
  tips: modal(() => import('#shared/page/TipsModal.tsx')),
  /** Refused protection requests: nothing but the player's answer closes it. */
  refused: modal(() => import('#shared/page/TipsModal.tsx'), { firm: true }),
  firstLaunch: modal(() => import('#features/info/FirstLaunchModal.tsx'), { alone: true }),
  guide: modal(() => import('#features/home/tour/GuideModal.tsx')),
  join: modal(() => import('#features/games/info/JoinModal.tsx'), { play: true }),
  gameFilter: modal(() => import('#features/home/filter/GameFilterModal.tsx')),
  gameInfo: modal(() => import('#features/games/info/GameInfoModal.tsx')),
  deposit: modal(async () => ({ default: (await import('#features/wallets/deposit/DepositModal.tsx')).DepositModal }), {
    play: true,
  }),
  withdraw: modal(async () => ({
    default: (await import('#features/wallets/withdraw/form/WithdrawalFields.tsx')).Confirm,
  })),
  safebox: modal(() => import('#features/wallets/safebox/SafeboxModal.tsx')),
  deleteAccount: modal(() => import('#features/wallets/accounts/DeleteModal.tsx')),
  care: modal(() => import('#features/rg/FirstLimitsModal.tsx'), { firm: true, play: true }),
  welcome: modal(() => import('../popups/WelcomeModal.tsx'), { firm: true, play: true }),
  birthday: modal(async () => ({ default: (await import('#features/kyc/KycScreen.tsx')).BirthdayModal })),
  reminder: modal(() => import('#features/rg/ReminderModal.tsx'), { play: true }),
  spin: modal(() => import('#features/rewards/inviteSpin/SpinModal.tsx'), { alone: true, play: true }),
  firstDeposit: modal(() => import('#features/rewards/firstDeposit/FirstDepositModal.tsx'), {
    alone: true,
    play: true,
  }),
  vipLevel: modal(() => import('#features/rewards/vip/NewLevelModal.tsx'), { alone: true, play: true }),
  reward: modal(() => import('#features/rewards/RewardModal.tsx'), { alone: true }),
  prize: modal(() => import('#features/rewards/RewardModal.tsx')),
  claims: modal(() => import('#features/bonus/claiming/ClaimModal.tsx'), { play: true }),
  jackpot: modal(() => import('#features/rewards/jackpot/JackpotModal.tsx'), { play: true }),
  jackpotList: modal(() => import('#features/rewards/jackpot/more/JackpotListModal.tsx'), { play: true }),
  vipGift: modal(() => import('#features/share/VipGiftModal.tsx'), { alone: true, play: true }),
  notice: modal(() => import('#features/notices/NoticeModal.tsx')),
  leave: modal(() => import('#features/notices/LeaveModal.tsx')),
  chat: modal(() => import('#features/chat/ChatModal.tsx')),
  download: modal(() => import('#features/info/DownloadModal.tsx')),
};
