// Written by Scripts/support/embed.

/// The keys of the UX copy of the shipped catalog.
extension TextKey {
  /// `When on, nobody can sign in from another country`.
  public static var abroadBlockHint: TextKey { "abroadBlockHint" }
  /// `Block sign-ins from abroad`.
  public static var abroadBlockLabel: TextKey { "abroadBlockLabel" }
  /// `You’ve blocked sign-ins from abroad`.
  public static var abroadBlocked: TextKey { "abroadBlocked" }
  /// `Remove from this device`.
  public static var accountForget: TextKey { "accountForget" }
  /// `{count, plural, =0 {You can’t create another account`.
  public static var accountLimitReached: TextKey { "accountLimitReached" }
  /// `Account switched`.
  public static var accountSwitched: TextKey { "accountSwitched" }
  /// `Add an account`.
  public static var addAccount: TextKey { "addAccount" }
  /// `Apartment, building, floor`.
  public static var addressDetailLabel: TextKey { "addressDetailLabel" }
  /// `Find address`.
  public static var addressFind: TextKey { "addressFind" }
  /// `Address`.
  public static var addressLabel: TextKey { "addressLabel" }
  /// `Your age check is no longer valid`.
  public static var adultExpired: TextKey { "adultExpired" }
  /// `For adults only`.
  public static var adultHeading: TextKey { "adultHeading" }
  /// `{count, plural, =0 {To continue, verify that you’re an adult.} one {To continue, verify …`.
  public static var adultPrompt: TextKey { "adultPrompt" }
  /// `{count, plural, =0 {You have to be an adult for this.} one {You have to be at least # …`.
  public static var adultRefused: TextKey { "adultRefused" }
  /// `Your age check is valid until {date, date, long}`.
  public static var adultValidUntil: TextKey { "adultValidUntil" }
  /// `Verify age`.
  public static var adultVerify: TextKey { "adultVerify" }
  /// `{count, plural, =0 {I’m old enough to use this service (required)} one {I’m at least # …`.
  public static var ageConsent: TextKey { "ageConsent" }
  /// `I’m 14 or older (required)`.
  public static var ageOver14: TextKey { "ageOver14" }
  /// `I’m under 14`.
  public static var ageUnder14: TextKey { "ageUnder14" }
  /// `Agree and continue`.
  public static var agreeAndContinue: TextKey { "agreeAndContinue" }
  /// `Agree and sign up`.
  public static var agreeAndSignUp: TextKey { "agreeAndSignUp" }
  /// `Agree to all, including optional`.
  public static var agreeToAll: TextKey { "agreeToAll" }
  /// `I declare that I have no ties to organized crime (required)`.
  public static var antisocialDeclare: TextKey { "antisocialDeclare" }
  /// `This version can’t be used anymore`.
  public static var appUpdateBody: TextKey { "appUpdateBody" }
  /// `Update now`.
  public static var appUpdateButton: TextKey { "appUpdateButton" }
  /// `Update the app`.
  public static var appUpdateHeading: TextKey { "appUpdateHeading" }
  /// `Approve`.
  public static var approveButton: TextKey { "approveButton" }
  /// `{count, plural, =0 {Several incorrect attempts in a row will pause sign-in for a while.} …`.
  public static var attemptsLeft: TextKey { "attemptsLeft" }
  /// `{seconds, plural, =0 {Sign-in is paused after too many attempts`.
  public static var attemptsNone: TextKey { "attemptsNone" }
  /// `Authenticator app added`.
  public static var authenticatorAdded: TextKey { "authenticatorAdded" }
  /// `Can’t scan the QR code?`.
  public static var authenticatorCantScan: TextKey { "authenticatorCantScan" }
  /// `Code not accepted?`.
  public static var authenticatorClock: TextKey { "authenticatorClock" }
  /// `To finish, enter the code from the app`.
  public static var authenticatorConfirm: TextKey { "authenticatorConfirm" }
  /// `Setup key`.
  public static var authenticatorKeyLabel: TextKey { "authenticatorKeyLabel" }
  /// `Enter this setup key in your authenticator app`.
  public static var authenticatorKeyPrompt: TextKey { "authenticatorKeyPrompt" }
  /// `Getting a new phone?`.
  public static var authenticatorMove: TextKey { "authenticatorMove" }
  /// `Open your authenticator app and enter the code it shows`.
  public static var authenticatorPrompt: TextKey { "authenticatorPrompt" }
  /// `Scan this QR code with your authenticator app`.
  public static var authenticatorSetup: TextKey { "authenticatorSetup" }
  /// `Sign me in automatically`.
  public static var autoSignIn: TextKey { "autoSignIn" }
  /// `Back`.
  public static var back: TextKey { "back" }
  /// `You’re back online`.
  public static var backOnline: TextKey { "backOnline" }
  /// `Back to sign-in`.
  public static var backToSignIn: TextKey { "backToSignIn" }
  /// `Enter one of the backup codes you saved`.
  public static var backupCodePrompt: TextKey { "backupCodePrompt" }
  /// `Backup codes copied`.
  public static var backupCodesCopied: TextKey { "backupCodesCopied" }
  /// `Download codes`.
  public static var backupCodesDownload: TextKey { "backupCodesDownload" }
  /// `Backup codes`.
  public static var backupCodesHeading: TextKey { "backupCodesHeading" }
  /// `{amount, plural, =0 {No backup codes left} one {# backup code left} other {# backup codes …`.
  public static var backupCodesLeft: TextKey { "backupCodesLeft" }
  /// `Get new codes`.
  public static var backupCodesNew: TextKey { "backupCodesNew" }
  /// `Your old codes will stop working`.
  public static var backupCodesNewBody: TextKey { "backupCodesNewBody" }
  /// `Get new backup codes?`.
  public static var backupCodesNewHeading: TextKey { "backupCodesNewHeading" }
  /// `Print codes`.
  public static var backupCodesPrint: TextKey { "backupCodesPrint" }
  /// `Save these codes somewhere safe`.
  public static var backupCodesSave: TextKey { "backupCodesSave" }
  /// `I’ve saved these codes`.
  public static var backupCodesSavedCheck: TextKey { "backupCodesSavedCheck" }
  /// `Verify your bank account`.
  public static var bankAccountHeading: TextKey { "bankAccountHeading" }
  /// `Enter only the digits, without hyphens`.
  public static var bankAccountHint: TextKey { "bankAccountHint" }
  /// `Account number`.
  public static var bankAccountLabel: TextKey { "bankAccountLabel" }
  /// `Number in the sender’s name`.
  public static var bankDepositLabel: TextKey { "bankDepositLabel" }
  /// `{count, plural, =0 {We sent 1 won to your bank account`.
  public static var bankDepositPrompt: TextKey { "bankDepositPrompt" }
  /// `Send 1 won`.
  public static var bankDepositSend: TextKey { "bankDepositSend" }
  /// `That number isn’t right`.
  public static var bankDepositWrong: TextKey { "bankDepositWrong" }
  /// `The bank account isn’t in the name you entered`.
  public static var bankHolderMismatch: TextKey { "bankHolderMismatch" }
  /// `Bank`.
  public static var bankLabel: TextKey { "bankLabel" }
  /// `Turn on`.
  public static var biometricsEnable: TextKey { "biometricsEnable" }
  /// `Your face and fingerprint data stays on this device`.
  public static var biometricsEnableBody: TextKey { "biometricsEnableBody" }
  /// `Sign in with your face or fingerprint?`.
  public static var biometricsEnableHeading: TextKey { "biometricsEnableHeading" }
  /// `Face or fingerprint sign-in`.
  public static var biometricsLabel: TextKey { "biometricsLabel" }
  /// `Face or fingerprint sign-in is off`.
  public static var biometricsOff: TextKey { "biometricsOff" }
  /// `Face or fingerprint sign-in is on`.
  public static var biometricsOn: TextKey { "biometricsOn" }
  /// `Sign in to {app}`.
  public static var biometricsReason: TextKey { "biometricsReason" }
  /// `That date is in the future`.
  public static var birthDateFuture: TextKey { "birthDateFuture" }
  /// `Date of birth`.
  public static var birthDateLabel: TextKey { "birthDateLabel" }
  /// `That date doesn’t exist`.
  public static var birthDateNotReal: TextKey { "birthDateNotReal" }
  /// `YYYYMMDD, such as 19990101`.
  public static var birthDatePlaceholder: TextKey { "birthDatePlaceholder" }
  /// `Day`.
  public static var birthDayLabel: TextKey { "birthDayLabel" }
  /// `Month`.
  public static var birthMonthLabel: TextKey { "birthMonthLabel" }
  /// `Year`.
  public static var birthYearLabel: TextKey { "birthYearLabel" }
  /// `Enter 10 digits, without hyphens`.
  public static var businessNumberHint: TextKey { "businessNumberHint" }
  /// `Business registration number`.
  public static var businessNumberLabel: TextKey { "businessNumberLabel" }
  /// `We couldn’t confirm this number`.
  public static var businessNumberNotFound: TextKey { "businessNumberNotFound" }
  /// `Keep this page open`.
  public static var busyBody: TextKey { "busyBody" }
  /// `It’s very busy right now`.
  public static var busyHeading: TextKey { "busyHeading" }
  /// `{count, plural, =0 {You’re in line} one {# person ahead of you} other {# people ahead of …`.
  public static var busyQueue: TextKey { "busyQueue" }
  /// `{minutes, plural, =0 {Waiting for your turn…} other {Your turn in about {wait}}}`.
  public static var busyWait: TextKey { "busyWait" }
  /// `I’ve entered the digits`.
  public static var callDigitsDone: TextKey { "callDigitsDone" }
  /// `We’re calling {destination}`.
  public static var callDigitsPrompt: TextKey { "callDigitsPrompt" }
  /// `Call now`.
  public static var callToVerifyButton: TextKey { "callToVerifyButton" }
  /// `Call {number} from the phone you want to verify`.
  public static var callToVerifyPrompt: TextKey { "callToVerifyPrompt" }
  /// `Waiting for your call…`.
  public static var callToVerifyWaiting: TextKey { "callToVerifyWaiting" }
  /// `Cancel`.
  public static var cancel: TextKey { "cancel" }
  /// `Caps Lock is on`.
  public static var capsLockOn: TextKey { "capsLockOn" }
  /// `Characters in the picture`.
  public static var captchaLabel: TextKey { "captchaLabel" }
  /// `Listen instead`.
  public static var captchaListen: TextKey { "captchaListen" }
  /// `Show other characters`.
  public static var captchaNew: TextKey { "captchaNew" }
  /// `The digital certificate on your card can no longer be used`.
  public static var cardCertificateExpired: TextKey { "cardCertificateExpired" }
  /// `Enter the signature password of your card:`.
  public static var cardPasswordPrompt: TextKey { "cardPasswordPrompt" }
  /// `Your card is locked after too many incorrect attempts`.
  public static var cardPinLocked: TextKey { "cardPinLocked" }
  /// `Enter the 4-digit PIN of your card`.
  public static var cardPinPrompt: TextKey { "cardPinPrompt" }
  /// `{count, plural, =0 {That isn’t right`.
  public static var cardPinWrong: TextKey { "cardPinWrong" }
  /// `au`.
  public static var carrierAu: TextKey { "carrierAu" }
  /// `Budget carrier`.
  public static var carrierBudget: TextKey { "carrierBudget" }
  /// `docomo`.
  public static var carrierDocomo: TextKey { "carrierDocomo" }
  /// `KT`.
  public static var carrierKt: TextKey { "carrierKt" }
  /// `KT network (budget carrier)`.
  public static var carrierKtBudget: TextKey { "carrierKtBudget" }
  /// `Carrier`.
  public static var carrierLabel: TextKey { "carrierLabel" }
  /// `LG U+`.
  public static var carrierLgu: TextKey { "carrierLgu" }
  /// `LG U+ network (budget carrier)`.
  public static var carrierLguBudget: TextKey { "carrierLguBudget" }
  /// `Rakuten Mobile`.
  public static var carrierRakuten: TextKey { "carrierRakuten" }
  /// `SKT`.
  public static var carrierSkt: TextKey { "carrierSkt" }
  /// `SKT network (budget carrier)`.
  public static var carrierSktBudget: TextKey { "carrierSktBudget" }
  /// `SoftBank`.
  public static var carrierSoftBank: TextKey { "carrierSoftBank" }
  /// `Approve the request in {providerApp}`.
  public static var certificateAppPrompt: TextKey { "certificateAppPrompt" }
  /// `I’ve approved it`.
  public static var certificateDone: TextKey { "certificateDone" }
  /// `Financial certificate`.
  public static var certificateFinancial: TextKey { "certificateFinancial" }
  /// `Choose a certificate`.
  public static var certificateHeading: TextKey { "certificateHeading" }
  /// `Joint certificate`.
  public static var certificateJoint: TextKey { "certificateJoint" }
  /// `Kakao certificate`.
  public static var certificateKakao: TextKey { "certificateKakao" }
  /// `Naver certificate`.
  public static var certificateNaver: TextKey { "certificateNaver" }
  /// `PASS certificate`.
  public static var certificatePass: TextKey { "certificatePass" }
  /// `Send request again`.
  public static var certificateResend: TextKey { "certificateResend" }
  /// `Request sent`.
  public static var certificateSent: TextKey { "certificateSent" }
  /// `Toss certificate`.
  public static var certificateToss: TextKey { "certificateToss" }
  /// `The request hasn’t been approved yet`.
  public static var certificateWaiting: TextKey { "certificateWaiting" }
  /// `Change`.
  public static var change: TextKey { "change" }
  /// `Use another email or number`.
  public static var changeDestination: TextKey { "changeDestination" }
  /// `Email address changed`.
  public static var changeEmailDone: TextKey { "changeEmailDone" }
  /// `Change email address`.
  public static var changeEmailHeading: TextKey { "changeEmailHeading" }
  /// `We sent a link to {destination}`.
  public static var changeEmailSent: TextKey { "changeEmailSent" }
  /// `Change password`.
  public static var changePasswordButton: TextKey { "changePasswordButton" }
  /// `Password changed`.
  public static var changePasswordDone: TextKey { "changePasswordDone" }
  /// `Change password`.
  public static var changePasswordHeading: TextKey { "changePasswordHeading" }
  /// `Phone number changed`.
  public static var changePhoneDone: TextKey { "changePhoneDone" }
  /// `Change phone number`.
  public static var changePhoneHeading: TextKey { "changePhoneHeading" }
  /// `We’ll text a code to the new number to make sure it’s yours`.
  public static var changePhoneHint: TextKey { "changePhoneHint" }
  /// `{limit, plural, =0 {{amount, plural, one {# character} other {# characters}}} one …`.
  public static var characterCount: TextKey { "characterCount" }
  /// `{amount, plural, =0 {No characters left} one {# character left} other {# characters left}}`.
  public static var charactersLeft: TextKey { "charactersLeft" }
  /// `Turn on NFC in your phone’s settings, then try again`.
  public static var chipNfcOff: TextKey { "chipNfcOff" }
  /// `The card couldn’t be read`.
  public static var chipNotRead: TextKey { "chipNotRead" }
  /// `Hold the card flat against your phone and keep it still`.
  public static var chipPrompt: TextKey { "chipPrompt" }
  /// `Reading the card`.
  public static var chipReading: TextKey { "chipReading" }
  /// `This phone can’t read the card`.
  public static var chipUnsupported: TextKey { "chipUnsupported" }
  /// `Choose an account`.
  public static var chooseAccountHeading: TextKey { "chooseAccountHeading" }
  /// `Choose how to verify`.
  public static var chooseFactor: TextKey { "chooseFactor" }
  /// `City, ward, or town`.
  public static var cityLabel: TextKey { "cityLabel" }
  /// `Close`.
  public static var close: TextKey { "close" }
  /// `Close`.
  public static var closeDialog: TextKey { "closeDialog" }
  /// `Call me with a code`.
  public static var codeByCall: TextKey { "codeByCall" }
  /// `Email me a code`.
  public static var codeByEmail: TextKey { "codeByEmail" }
  /// `Get a code in KakaoTalk`.
  public static var codeByKakao: TextKey { "codeByKakao" }
  /// `Text me a code`.
  public static var codeByText: TextKey { "codeByText" }
  /// `If there’s a matching account, we’ll call {destination} and read out a code`.
  public static var codeCallIfAccount: TextKey { "codeCallIfAccount" }
  /// `We’re calling {destination}`.
  public static var codeCallPrompt: TextKey { "codeCallPrompt" }
  /// `{count, plural, =0 {Code digit} one {{limit, plural, =0 {Digit {count}} one {Digit …`.
  public static var codeDigitLabel: TextKey { "codeDigitLabel" }
  /// `{minutes, plural, =0 {This code works for a limited time.} other {This code expires in …`.
  public static var codeExpiresIn: TextKey { "codeExpiresIn" }
  /// `Get more time`.
  public static var codeExtendTime: TextKey { "codeExtendTime" }
  /// `Don’t share this code with anyone`.
  public static var codeHint: TextKey { "codeHint" }
  /// `Verification code`.
  public static var codeLabel: TextKey { "codeLabel" }
  /// `{count, plural, =0 {Enter the code} one {Enter the #-digit code} other {Enter the #-digit …`.
  public static var codeLength: TextKey { "codeLength" }
  /// `Didn’t get a code?`.
  public static var codeNotReceived: TextKey { "codeNotReceived" }
  /// `Check your spam folder, and make sure the address or number is right`.
  public static var codeNotReceivedHelp: TextKey { "codeNotReceivedHelp" }
  /// `Paste code`.
  public static var codePaste: TextKey { "codePaste" }
  /// `Enter the code`.
  public static var codePlaceholder: TextKey { "codePlaceholder" }
  /// `{count, plural, =0 {You can ask for only a few codes a day.} one {You can get # more code …`.
  public static var codeRequestsLeft: TextKey { "codeRequestsLeft" }
  /// `You’ve asked for as many codes as you can today`.
  public static var codeRequestsNone: TextKey { "codeRequestsNone" }
  /// `New code requested`.
  public static var codeResent: TextKey { "codeResent" }
  /// `If there’s a matching account, we’ll send a code to {destination}`.
  public static var codeSentIfAccount: TextKey { "codeSentIfAccount" }
  /// `We sent a code to {destination}`.
  public static var codeSentTo: TextKey { "codeSentTo" }
  /// `{seconds, plural, =0 {Code expired} other {{countdown} left}}`.
  public static var codeTimeLeft: TextKey { "codeTimeLeft" }
  /// `{count, plural, =0 {After several incorrect attempts, you’ll need a new code.} one {You …`.
  public static var codeTriesLeft: TextKey { "codeTriesLeft" }
  /// `Company name`.
  public static var companyNameLabel: TextKey { "companyNameLabel" }
  /// `Confirm new password`.
  public static var confirmPasswordLabel: TextKey { "confirmPasswordLabel" }
  /// `Withdraw consent`.
  public static var consentWithdraw: TextKey { "consentWithdraw" }
  /// `Contact support`.
  public static var contactSupport: TextKey { "contactSupport" }
  /// `Continue as guest`.
  public static var continueAsGuest: TextKey { "continueAsGuest" }
  /// `Continue`.
  public static var continueButton: TextKey { "continueButton" }
  /// `Continue with {provider}`.
  public static var continueWith: TextKey { "continueWith" }
  /// `Continue with Apple`.
  public static var continueWithApple: TextKey { "continueWithApple" }
  /// `Continue with email`.
  public static var continueWithEmail: TextKey { "continueWithEmail" }
  /// `Continue with Facebook`.
  public static var continueWithFacebook: TextKey { "continueWithFacebook" }
  /// `Continue with Google`.
  public static var continueWithGoogle: TextKey { "continueWithGoogle" }
  /// `Login with Kakao`.
  public static var continueWithKakao: TextKey { "continueWithKakao" }
  /// `Log in with LINE`.
  public static var continueWithLine: TextKey { "continueWithLine" }
  /// `Sign in with NAVER`.
  public static var continueWithNaver: TextKey { "continueWithNaver" }
  /// `Continue with phone number`.
  public static var continueWithPhone: TextKey { "continueWithPhone" }
  /// `Continue without an account`.
  public static var continueWithoutAccount: TextKey { "continueWithoutAccount" }
  /// `Allow all`.
  public static var cookieAllowAll: TextKey { "cookieAllowAll" }
  /// `We use cookies and send data about your use to other companies`.
  public static var cookieBody: TextKey { "cookieBody" }
  /// `Choose cookies`.
  public static var cookieChoose: TextKey { "cookieChoose" }
  /// `Your cookie choices`.
  public static var cookieHeading: TextKey { "cookieHeading" }
  /// `Only what’s needed`.
  public static var cookieNeededOnly: TextKey { "cookieNeededOnly" }
  /// `Copied`.
  public static var copied: TextKey { "copied" }
  /// `Copy`.
  public static var copy: TextKey { "copy" }
  /// `Country or region`.
  public static var countryCodeLabel: TextKey { "countryCodeLabel" }
  /// `Search countries and regions`.
  public static var countrySearch: TextKey { "countrySearch" }
  /// `Creating your account…`.
  public static var creatingAccount: TextKey { "creatingAccount" }
  /// `Current password`.
  public static var currentPasswordLabel: TextKey { "currentPasswordLabel" }
  /// `Enter your current password`.
  public static var currentPasswordPlaceholder: TextKey { "currentPasswordPlaceholder" }
  /// `Decline`.
  public static var declineButton: TextKey { "declineButton" }
  /// `If you didn’t start this sign-in, someone may know your password`.
  public static var declinedPrompt: TextKey { "declinedPrompt" }
  /// `Delete account`.
  public static var deleteAccount: TextKey { "deleteAccount" }
  /// `Removing the app from your device doesn’t delete your account`.
  public static var deleteAppNotEnough: TextKey { "deleteAppNotEnough" }
  /// `You still have a balance`.
  public static var deleteBlockedBalance: TextKey { "deleteBlockedBalance" }
  /// `You can’t delete your account yet`.
  public static var deleteBlockedHeading: TextKey { "deleteBlockedHeading" }
  /// `You have orders or payments in progress`.
  public static var deleteBlockedOrders: TextKey { "deleteBlockedOrders" }
  /// `You have a withdrawal in progress`.
  public static var deleteBlockedPayout: TextKey { "deleteBlockedPayout" }
  /// `You have an active subscription`.
  public static var deleteBlockedSubscription: TextKey { "deleteBlockedSubscription" }
  /// `Keep my account`.
  public static var deleteCancel: TextKey { "deleteCancel" }
  /// `Your account won’t be deleted`.
  public static var deleteCanceled: TextKey { "deleteCanceled" }
  /// `Type {word} to confirm`.
  public static var deleteConfirmPrompt: TextKey { "deleteConfirmPrompt" }
  /// `DELETE`.
  public static var deleteConfirmWord: TextKey { "deleteConfirmWord" }
  /// `We’ve received your request to delete your account`.
  public static var deleteDone: TextKey { "deleteDone" }
  /// `Download my data`.
  public static var deleteDownloadData: TextKey { "deleteDownloadData" }
  /// `{count, plural, =0 {Your account will be deleted right away.} one {You’ll have # day to …`.
  public static var deleteGraceDays: TextKey { "deleteGraceDays" }
  /// `This can’t be undone`.
  public static var deleteIrreversible: TextKey { "deleteIrreversible" }
  /// `I’ve read all of the above`.
  public static var deleteNoticeAgree: TextKey { "deleteNoticeAgree" }
  /// `You’ll lose your points, coupons, and purchase history`.
  public static var deletePoints: TextKey { "deletePoints" }
  /// `It’s hard to use`.
  public static var deleteReasonDifficult: TextKey { "deleteReasonDifficult" }
  /// `Why are you leaving?`.
  public static var deleteReasonHeading: TextKey { "deleteReasonHeading" }
  /// `I want to use a new account`.
  public static var deleteReasonNewAccount: TextKey { "deleteReasonNewAccount" }
  /// `I don’t use it often`.
  public static var deleteReasonNotUsed: TextKey { "deleteReasonNotUsed" }
  /// `Something else`.
  public static var deleteReasonOther: TextKey { "deleteReasonOther" }
  /// `I’m worried about my privacy`.
  public static var deleteReasonPrivacy: TextKey { "deleteReasonPrivacy" }
  /// `Tell us more`.
  public static var deleteReasonTextLabel: TextKey { "deleteReasonTextLabel" }
  /// `To delete your account, confirm it’s you first`.
  public static var deleteReauthPrompt: TextKey { "deleteReauthPrompt" }
  /// `{count, plural, =0 {You may have to wait before you can sign up again.} one {You can’t …`.
  public static var deleteRejoin: TextKey { "deleteRejoin" }
  /// `Some records are kept for as long as the law requires`.
  public static var deleteRetention: TextKey { "deleteRetention" }
  /// `Your account will be deleted on {date, date, long}`.
  public static var deleteScheduled: TextKey { "deleteScheduled" }
  /// `Subscriptions from the App Store or Google Play aren’t canceled when you delete your …`.
  public static var deleteStoreSubscription: TextKey { "deleteStoreSubscription" }
  /// `Your connection with {provider} will be removed too`.
  public static var deleteUnlinksProvider: TextKey { "deleteUnlinksProvider" }
  /// `Your profile, settings, and everything you’ve saved will be deleted`.
  public static var deleteWarning: TextKey { "deleteWarning" }
  /// `Department`.
  public static var departmentLabel: TextKey { "departmentLabel" }
  /// `You can’t change your name or date of birth after you sign up`.
  public static var detailsFixedHint: TextKey { "detailsFixedHint" }
  /// `You’re signed in on your other device`.
  public static var deviceApproved: TextKey { "deviceApproved" }
  /// `Sign in with your phone`.
  public static var deviceCodeHeading: TextKey { "deviceCodeHeading" }
  /// `Code shown on your other device`.
  public static var deviceCodeLabel: TextKey { "deviceCodeLabel" }
  /// `On your phone or computer, go to {url} and enter this code`.
  public static var deviceCodePrompt: TextKey { "deviceCodePrompt" }
  /// `Waiting for you to approve…`.
  public static var deviceCodeWaiting: TextKey { "deviceCodeWaiting" }
  /// `Sign-in declined`.
  public static var deviceDeclined: TextKey { "deviceDeclined" }
  /// `{count, plural, =0 {You can’t register another device`.
  public static var deviceLimitReached: TextKey { "deviceLimitReached" }
  /// `For your safety, this app doesn’t work on rooted or jailbroken devices`.
  public static var deviceModified: TextKey { "deviceModified" }
  /// `Device name`.
  public static var deviceNameLabel: TextKey { "deviceNameLabel" }
  /// `You can use your account only on devices you’ve registered`.
  public static var deviceRegisterBody: TextKey { "deviceRegisterBody" }
  /// `Register device`.
  public static var deviceRegisterButton: TextKey { "deviceRegisterButton" }
  /// `Register this device?`.
  public static var deviceRegisterHeading: TextKey { "deviceRegisterHeading" }
  /// `Device registered`.
  public static var deviceRegistered: TextKey { "deviceRegistered" }
  /// `Only registered devices sign in`.
  public static var deviceRegisteredOnly: TextKey { "deviceRegisteredOnly" }
  /// `Sign out`.
  public static var deviceSignOut: TextKey { "deviceSignOut" }
  /// `Signed out of {device}`.
  public static var deviceSignOutDone: TextKey { "deviceSignOutDone" }
  /// `Sign out of {device}?`.
  public static var deviceSignOutHeading: TextKey { "deviceSignOutHeading" }
  /// `Your devices`.
  public static var devicesHeading: TextKey { "devicesHeading" }
  /// `If you don’t recognize a device, sign out of it and change your password`.
  public static var devicesHint: TextKey { "devicesHint" }
  /// `Display name`.
  public static var displayNameLabel: TextKey { "displayNameLabel" }
  /// `Done`.
  public static var done: TextKey { "done" }
  /// `You haven’t signed in for a long time`.
  public static var dormantBody: TextKey { "dormantBody" }
  /// `Your account is inactive`.
  public static var dormantHeading: TextKey { "dormantHeading" }
  /// `You haven’t signed in for a long time`.
  public static var dormantNotice: TextKey { "dormantNotice" }
  /// `Reactivate account`.
  public static var dormantRelease: TextKey { "dormantRelease" }
  /// `Your account is active again`.
  public static var dormantReleased: TextKey { "dormantReleased" }
  /// `If you continue here, you’ll be signed out there`.
  public static var duplicateSignInBody: TextKey { "duplicateSignInBody" }
  /// `Continue here`.
  public static var duplicateSignInContinue: TextKey { "duplicateSignInContinue" }
  /// `Already signed in on another device`.
  public static var duplicateSignInHeading: TextKey { "duplicateSignInHeading" }
  /// `Edit`.
  public static var edit: TextKey { "edit" }
  /// `Your documents have been approved, and your identity is verified`.
  public static var ekycApproved: TextKey { "ekycApproved" }
  /// `Now take a photo of the back`.
  public static var ekycBackPrompt: TextKey { "ekycBackPrompt" }
  /// `Blink slowly`.
  public static var ekycBlinkPrompt: TextKey { "ekycBlinkPrompt" }
  /// `To take photos of your ID and face, allow the camera in your device settings`.
  public static var ekycCameraBody: TextKey { "ekycCameraBody" }
  /// `Allow the camera`.
  public static var ekycCameraHeading: TextKey { "ekycCameraHeading" }
  /// `Before you take the photo, cover your My Number or the last 7 digits of your resident …`.
  public static var ekycCoverNumber: TextKey { "ekycCoverNumber" }
  /// `This document has expired`.
  public static var ekycDocumentExpired: TextKey { "ekycDocumentExpired" }
  /// `This isn’t the document you chose`.
  public static var ekycDocumentOther: TextKey { "ekycDocumentOther" }
  /// `Driver’s license`.
  public static var ekycDriverLicense: TextKey { "ekycDriverLicense" }
  /// `Driving history certificate`.
  public static var ekycDrivingHistory: TextKey { "ekycDrivingHistory" }
  /// `Look straight at the camera and keep your face inside the frame`.
  public static var ekycFacePrompt: TextKey { "ekycFacePrompt" }
  /// `Take a photo of the front only`.
  public static var ekycFrontOnly: TextKey { "ekycFrontOnly" }
  /// `Take a photo of the front`.
  public static var ekycFrontPrompt: TextKey { "ekycFrontPrompt" }
  /// `Verify with your ID`.
  public static var ekycHeading: TextKey { "ekycHeading" }
  /// `ID card`.
  public static var ekycIdCard: TextKey { "ekycIdCard" }
  /// `Mobile ID`.
  public static var ekycMobileId: TextKey { "ekycMobileId" }
  /// `Passport`.
  public static var ekycPassport: TextKey { "ekycPassport" }
  /// `Permanent resident card`.
  public static var ekycPermanentResident: TextKey { "ekycPermanentResident" }
  /// `The photo is blurred`.
  public static var ekycPhotoBlurred: TextKey { "ekycPhotoBlurred" }
  /// `Part of the document is missing`.
  public static var ekycPhotoCut: TextKey { "ekycPhotoCut" }
  /// `There’s glare on the photo`.
  public static var ekycPhotoGlare: TextKey { "ekycPhotoGlare" }
  /// `Choose an ID that’s in your name and hasn’t expired`.
  public static var ekycPrompt: TextKey { "ekycPrompt" }
  /// `We couldn’t verify your identity with these documents`.
  public static var ekycRejected: TextKey { "ekycRejected" }
  /// `Residence card`.
  public static var ekycResidenceCard: TextKey { "ekycResidenceCard" }
  /// `Send documents again`.
  public static var ekycResubmit: TextKey { "ekycResubmit" }
  /// `Send your documents by {date, date, long}`.
  public static var ekycResubmitBy: TextKey { "ekycResubmitBy" }
  /// `Retake photo`.
  public static var ekycRetake: TextKey { "ekycRetake" }
  /// `The address on the document is different from the one in your account`.
  public static var ekycReturnedAddress: TextKey { "ekycReturnedAddress" }
  /// `The date of birth on the document is different from the one in your account`.
  public static var ekycReturnedBirthDate: TextKey { "ekycReturnedBirthDate" }
  /// `Send your documents again`.
  public static var ekycReturnedHeading: TextKey { "ekycReturnedHeading" }
  /// `The name on the document is different from the one in your account`.
  public static var ekycReturnedName: TextKey { "ekycReturnedName" }
  /// `We’re checking your ID`.
  public static var ekycReview: TextKey { "ekycReview" }
  /// `{minutes, plural, =0 {This may take some time.} other {This usually takes up to {wait}.}}`.
  public static var ekycReviewTime: TextKey { "ekycReviewTime" }
  /// `Tilt the document so that its thickness can be seen`.
  public static var ekycThicknessPrompt: TextKey { "ekycThicknessPrompt" }
  /// `Turn your head slowly to one side, then to the other`.
  public static var ekycTurnHeadPrompt: TextKey { "ekycTurnHeadPrompt" }
  /// `Confirm email address`.
  public static var emailConfirmLabel: TextKey { "emailConfirmLabel" }
  /// `Enter another domain`.
  public static var emailDomainCustom: TextKey { "emailDomainCustom" }
  /// `Email domain`.
  public static var emailDomainLabel: TextKey { "emailDomainLabel" }
  /// `Addresses with two dots in a row, or a dot before the @, may not get our email`.
  public static var emailDotsHint: TextKey { "emailDotsHint" }
  /// `{value, select, value {If you filter your email, let ours through.} other {If you filter …`.
  public static var emailFilterHint: TextKey { "emailFilterHint" }
  /// `You’ll use it to sign in and to recover your account`.
  public static var emailHint: TextKey { "emailHint" }
  /// `Email address`.
  public static var emailLabel: TextKey { "emailLabel" }
  /// `Email or username`.
  public static var emailOrUsernameLabel: TextKey { "emailOrUsernameLabel" }
  /// `name@example.com`.
  public static var emailPlaceholder: TextKey { "emailPlaceholder" }
  /// `Choose which emails you get`.
  public static var emailPreferencesHeading: TextKey { "emailPreferencesHeading" }
  /// `Email address verified`.
  public static var emailVerified: TextKey { "emailVerified" }
  /// `Enter the code from {factor}`.
  public static var enterCodeFromFactor: TextKey { "enterCodeFromFactor" }
  /// `{count, plural, =0 {Check what you’ve entered} one {# field to check} other {# fields to …`.
  public static var errorSummary: TextKey { "errorSummary" }
  /// `Add a method`.
  public static var factorAdd: TextKey { "factorAdd" }
  /// `Authenticator app`.
  public static var factorAuthenticator: TextKey { "factorAuthenticator" }
  /// `Backup code`.
  public static var factorBackupCode: TextKey { "factorBackupCode" }
  /// `Phone call`.
  public static var factorCall: TextKey { "factorCall" }
  /// `Default method`.
  public static var factorDefault: TextKey { "factorDefault" }
  /// `Email`.
  public static var factorEmail: TextKey { "factorEmail" }
  /// `Passkey`.
  public static var factorPasskey: TextKey { "factorPasskey" }
  /// `Notification on your phone`.
  public static var factorPush: TextKey { "factorPush" }
  /// `Remove method`.
  public static var factorRemove: TextKey { "factorRemove" }
  /// `Security key`.
  public static var factorSecurityKey: TextKey { "factorSecurityKey" }
  /// `Text message`.
  public static var factorText: TextKey { "factorText" }
  /// `One-time password token`.
  public static var factorToken: TextKey { "factorToken" }
  /// `{field}, required`.
  public static var fieldRequiredLabel: TextKey { "fieldRequiredLabel" }
  /// `Use identity verification`.
  public static var findByIdentity: TextKey { "findByIdentity" }
  /// `Reset password`.
  public static var findPassword: TextKey { "findPassword" }
  /// `Find username`.
  public static var findUsername: TextKey { "findUsername" }
  /// `Your username`.
  public static var findUsernameFound: TextKey { "findUsernameFound" }
  /// `Enter the email address or phone number you signed up with`.
  public static var findUsernameHint: TextKey { "findUsernameHint" }
  /// `Joined {date, date, medium}`.
  public static var findUsernameJoined: TextKey { "findUsernameJoined" }
  /// `There’s no account with these details`.
  public static var findUsernameNone: TextKey { "findUsernameNone" }
  /// `If these details match an account, we’ll send the username to {destination}`.
  public static var findUsernameResult: TextKey { "findUsernameResult" }
  /// `Joined with {provider}`.
  public static var findUsernameVia: TextKey { "findUsernameVia" }
  /// `First name (katakana)`.
  public static var firstNameKanaLabel: TextKey { "firstNameKanaLabel" }
  /// `First name`.
  public static var firstNameLabel: TextKey { "firstNameLabel" }
  /// `Enter it exactly as on your residence card, with the same order and spacing`.
  public static var foreignerNameHint: TextKey { "foreignerNameHint" }
  /// `Name in Roman letters`.
  public static var foreignerNameLabel: TextKey { "foreignerNameLabel" }
  /// `Foreigner registration number`.
  public static var foreignerNumberLabel: TextKey { "foreignerNumberLabel" }
  /// `Forgot your password?`.
  public static var forgotPassword: TextKey { "forgotPassword" }
  /// `Full name`.
  public static var fullNameLabel: TextKey { "fullNameLabel" }
  /// `Female`.
  public static var genderFemale: TextKey { "genderFemale" }
  /// `Gender`.
  public static var genderLabel: TextKey { "genderLabel" }
  /// `Male`.
  public static var genderMale: TextKey { "genderMale" }
  /// `Prefer not to say`.
  public static var genderUndisclosed: TextKey { "genderUndisclosed" }
  /// `Get started`.
  public static var getStarted: TextKey { "getStarted" }
  /// `I agree as parent or guardian`.
  public static var guardianConsentAgree: TextKey { "guardianConsentAgree" }
  /// `Your parent or guardian didn’t agree, so you can’t sign up now`.
  public static var guardianDeclined: TextKey { "guardianDeclined" }
  /// `Ask your parent or guardian`.
  public static var guardianHeading: TextKey { "guardianHeading" }
  /// `Parent or guardian’s name`.
  public static var guardianNameLabel: TextKey { "guardianNameLabel" }
  /// `A parent or guardian who agrees has to be an adult`.
  public static var guardianNotAdult: TextKey { "guardianNotAdult" }
  /// `We couldn’t confirm that this person is your parent or guardian`.
  public static var guardianNotConfirmed: TextKey { "guardianNotConfirmed" }
  /// `Parent or guardian’s phone number`.
  public static var guardianPhoneLabel: TextKey { "guardianPhoneLabel" }
  /// `You can sign up once a parent or guardian agrees`.
  public static var guardianPrompt: TextKey { "guardianPrompt" }
  /// `Your parent or guardian didn’t answer in time`.
  public static var guardianRequestExpired: TextKey { "guardianRequestExpired" }
  /// `Ask for consent`.
  public static var guardianSend: TextKey { "guardianSend" }
  /// `We texted your parent or guardian to ask for consent`.
  public static var guardianSent: TextKey { "guardianSent" }
  /// `Parent or guardian verification`.
  public static var guardianVerifyHeading: TextKey { "guardianVerifyHeading" }
  /// `Ask your parent or guardian to verify their identity here`.
  public static var guardianVerifyPrompt: TextKey { "guardianVerifyPrompt" }
  /// `Find a guest order`.
  public static var guestOrderLookup: TextKey { "guestOrderLookup" }
  /// `You’re using a guest account`.
  public static var guestSignOutWarning: TextKey { "guestSignOutWarning" }
  /// `With an account, you keep your data even if you lose or change your device`.
  public static var guestUpgradeBody: TextKey { "guestUpgradeBody" }
  /// `Keep what you’ve saved`.
  public static var guestUpgradeHeading: TextKey { "guestUpgradeHeading" }
  /// `Use half-width letters and numbers`.
  public static var halfWidthHint: TextKey { "halfWidthHint" }
  /// `Already have an account?`.
  public static var haveAccountPrompt: TextKey { "haveAccountPrompt" }
  /// `Use hiragana`.
  public static var hiraganaHint: TextKey { "hiraganaHint" }
  /// `Use the one you signed up with, or a new one to create an account`.
  public static var identifierHint: TextKey { "identifierHint" }
  /// `Email or phone number`.
  public static var identifierLabel: TextKey { "identifierLabel" }
  /// `Enter your email or phone number`.
  public static var identifierPlaceholder: TextKey { "identifierPlaceholder" }
  /// `You already have an account`.
  public static var identityAlreadyMember: TextKey { "identityAlreadyMember" }
  /// `Turn off Wi-Fi first so that your phone uses mobile data`.
  public static var identityCarrierHint: TextKey { "identityCarrierHint" }
  /// `Use a phone number that’s in your own name`.
  public static var identityNameHint: TextKey { "identityNameHint" }
  /// `Agree to all terms for identity verification`.
  public static var identityTermsAll: TextKey { "identityTermsAll" }
  /// `I agree to my carrier’s terms of use (required)`.
  public static var identityTermsCarrier: TextKey { "identityTermsCarrier" }
  /// `I agree to the collection and use of my personal information to verify my identity …`.
  public static var identityTermsPrivacy: TextKey { "identityTermsPrivacy" }
  /// `I agree to the verification service’s terms of use (required)`.
  public static var identityTermsService: TextKey { "identityTermsService" }
  /// `I agree to the processing of my unique identification information (required)`.
  public static var identityTermsUniqueId: TextKey { "identityTermsUniqueId" }
  /// `Check whether you’ve blocked verification in the PASS app or with your carrier`.
  public static var identityTroubleBlocked: TextKey { "identityTroubleBlocked" }
  /// `Check the carrier you chose`.
  public static var identityTroubleCarrier: TextKey { "identityTroubleCarrier" }
  /// `If verification doesn’t work`.
  public static var identityTroubleHeading: TextKey { "identityTroubleHeading" }
  /// `Carriers and banks often do maintenance at night`.
  public static var identityTroubleNight: TextKey { "identityTroubleNight" }
  /// `Use a phone in your own name`.
  public static var identityTroubleOwner: TextKey { "identityTroubleOwner" }
  /// `To verify with PASS, install the app and sign up for it first`.
  public static var identityTroublePass: TextKey { "identityTroublePass" }
  /// `If your name has changed, tell your carrier first`.
  public static var identityTroubleRenamed: TextKey { "identityTroubleRenamed" }
  /// `Make sure your phone number isn’t suspended`.
  public static var identityTroubleSuspended: TextKey { "identityTroubleSuspended" }
  /// `Verify by phone call`.
  public static var identityVerifyCall: TextKey { "identityVerifyCall" }
  /// `Verify with your carrier`.
  public static var identityVerifyCarrier: TextKey { "identityVerifyCarrier" }
  /// `Digital Authentication App`.
  public static var identityVerifyDigitalApp: TextKey { "identityVerifyDigitalApp" }
  /// `Identity verified`.
  public static var identityVerifyDone: TextKey { "identityVerifyDone" }
  /// `Verify your identity`.
  public static var identityVerifyHeading: TextKey { "identityVerifyHeading" }
  /// `Verify with i-PIN`.
  public static var identityVerifyIpin: TextKey { "identityVerifyIpin" }
  /// `Verify with KakaoTalk`.
  public static var identityVerifyKakao: TextKey { "identityVerifyKakao" }
  /// `Verify with PASS`.
  public static var identityVerifyPass: TextKey { "identityVerifyPass" }
  /// `Choose how to verify your identity`.
  public static var identityVerifyPrompt: TextKey { "identityVerifyPrompt" }
  /// `Verify by sending a text`.
  public static var identityVerifySendText: TextKey { "identityVerifySendText" }
  /// `Verify by text message`.
  public static var identityVerifyText: TextKey { "identityVerifyText" }
  /// `Some characters in your {field} can’t be used`.
  public static var inputCharacters: TextKey { "inputCharacters" }
  /// `Enter your {field} in full-width characters`.
  public static var inputFullWidth: TextKey { "inputFullWidth" }
  /// `Enter your {field} in half-width letters and numbers`.
  public static var inputHalfWidth: TextKey { "inputHalfWidth" }
  /// `Enter your {field} in hiragana`.
  public static var inputHiragana: TextKey { "inputHiragana" }
  /// `Enter your {field} in full-width katakana`.
  public static var inputKatakana: TextKey { "inputKatakana" }
  /// `Accept invitation`.
  public static var inviteAccept: TextKey { "inviteAccept" }
  /// `Invitation code`.
  public static var inviteCodeLabel: TextKey { "inviteCodeLabel" }
  /// `That invitation code isn’t right`.
  public static var inviteCodeWrong: TextKey { "inviteCodeWrong" }
  /// `Decline`.
  public static var inviteDecline: TextKey { "inviteDecline" }
  /// `This invitation can’t be used anymore`.
  public static var inviteExpired: TextKey { "inviteExpired" }
  /// `You’re invited to join {app}`.
  public static var inviteHeading: TextKey { "inviteHeading" }
  /// `Yes, it was me`.
  public static var itWasMe: TextKey { "itWasMe" }
  /// `Add the KakaoTalk channel (optional)`.
  public static var kakaoChannelAdd: TextKey { "kakaoChannelAdd" }
  /// `If there’s a matching account, we’ll send a code to {destination} in KakaoTalk`.
  public static var kakaoCodeIfAccount: TextKey { "kakaoCodeIfAccount" }
  /// `We sent a code to {destination} in KakaoTalk`.
  public static var kakaoCodeSentTo: TextKey { "kakaoCodeSentTo" }
  /// `Use full-width katakana`.
  public static var kanaHint: TextKey { "kanaHint" }
  /// `Keep me signed in`.
  public static var keepSignedIn: TextKey { "keepSignedIn" }
  /// `Last active {date, date, medium}`.
  public static var lastActive: TextKey { "lastActive" }
  /// `Last name (katakana)`.
  public static var lastNameKanaLabel: TextKey { "lastNameKanaLabel" }
  /// `Last name`.
  public static var lastNameLabel: TextKey { "lastNameLabel" }
  /// `Last sign-in:`.
  public static var lastSignIn: TextKey { "lastSignIn" }
  /// `Last used`.
  public static var lastUsed: TextKey { "lastUsed" }
  /// `You last signed in with {provider}`.
  public static var lastUsedWith: TextKey { "lastUsedWith" }
  /// `Later`.
  public static var later: TextKey { "later" }
  /// `What you’ve entered won’t be saved`.
  public static var leaveSignUpBody: TextKey { "leaveSignUpBody" }
  /// `Leave`.
  public static var leaveSignUpButton: TextKey { "leaveSignUpButton" }
  /// `Leave without signing up?`.
  public static var leaveSignUpHeading: TextKey { "leaveSignUpHeading" }
  /// `Continue signing up`.
  public static var leaveSignUpStay: TextKey { "leaveSignUpStay" }
  /// `Did you get a new LINE account with your new phone?`.
  public static var lineAccountChanged: TextKey { "lineAccountChanged" }
  /// `Add the LINE account as a friend (optional)`.
  public static var lineFriendAdd: TextKey { "lineFriendAdd" }
  /// `To get our messages, add {app} as a friend on LINE`.
  public static var lineFriendRequired: TextKey { "lineFriendRequired" }
  /// `Connect`.
  public static var linkConfirm: TextKey { "linkConfirm" }
  /// `Your {providerAccount} is connected`.
  public static var linkDone: TextKey { "linkDone" }
  /// `You’ll be able to sign in with {provider} too`.
  public static var linkExplain: TextKey { "linkExplain" }
  /// `Connect your {providerAccount}?`.
  public static var linkPrompt: TextKey { "linkPrompt" }
  /// `Connected accounts`.
  public static var linkedAccountsHeading: TextKey { "linkedAccountsHeading" }
  /// `Finished loading`.
  public static var loaded: TextKey { "loaded" }
  /// `Loading`.
  public static var loading: TextKey { "loading" }
  /// `I agree to the location service terms (optional)`.
  public static var locationConsent: TextKey { "locationConsent" }
  /// `Can’t use any of these?`.
  public static var lostAccess: TextKey { "lostAccess" }
  /// `You’re signed in`.
  public static var magicLinkCloseTab: TextKey { "magicLinkCloseTab" }
  /// `Sign in on this device?`.
  public static var magicLinkConfirm: TextKey { "magicLinkConfirm" }
  /// `Open the link in the same browser, on the device where you asked for it`.
  public static var magicLinkOtherDevice: TextKey { "magicLinkOtherDevice" }
  /// `Email me a sign-in link`.
  public static var magicLinkSend: TextKey { "magicLinkSend" }
  /// `If this email address can be used to sign in, we’ll send a link to {destination}`.
  public static var magicLinkSent: TextKey { "magicLinkSent" }
  /// `You’re getting this email because you agreed to get promotions from {app}`.
  public static var mailAdvertisingFooter: TextKey { "mailAdvertisingFooter" }
  /// `{value, select, value {Sent by {app}`.
  public static var mailAdvertisingSender: TextKey { "mailAdvertisingSender" }
  /// `Hi {person},  Someone tried to sign up for {app} with this email address, but you already …`.
  public static var mailAlreadyRegisteredBody: TextKey { "mailAlreadyRegisteredBody" }
  /// `Sign in`.
  public static var mailAlreadyRegisteredButton: TextKey { "mailAlreadyRegisteredButton" }
  /// `You can sign in right away`.
  public static var mailAlreadyRegisteredPreheader: TextKey { "mailAlreadyRegisteredPreheader" }
  /// `{sender}About your sign-up`.
  public static var mailAlreadyRegisteredSubject: TextKey { "mailAlreadyRegisteredSubject" }
  /// `Hi {person},  On {date, date, long}, one of your backup codes was used to sign in to {app}`.
  public static var mailBackupCodeUsedBody: TextKey { "mailBackupCodeUsedBody" }
  /// `{sender}A backup code was used to sign in`.
  public static var mailBackupCodeUsedSubject: TextKey { "mailBackupCodeUsedSubject" }
  /// `Hi {person},  On {date, date, long}, we found out that personal information had leaked …`.
  public static var mailBreachBody: TextKey { "mailBreachBody" }
  /// `What happened, and what you can do now`.
  public static var mailBreachPreheader: TextKey { "mailBreachPreheader" }
  /// `{sender}Important:`.
  public static var mailBreachSubject: TextKey { "mailBreachSubject" }
  /// `Your code for {app} is:`.
  public static var mailCodeBody: TextKey { "mailCodeBody" }
  /// `Don’t share this code with anyone`.
  public static var mailCodePreheader: TextKey { "mailCodePreheader" }
  /// `{sender}{code} is your code`.
  public static var mailCodeSubject: TextKey { "mailCodeSubject" }
  /// `Once a year, we tell you which personal information {app} has, what it’s used for, and …`.
  public static var mailDataUseBody: TextKey { "mailDataUseBody" }
  /// `Your yearly summary`.
  public static var mailDataUsePreheader: TextKey { "mailDataUsePreheader" }
  /// `{sender}How we use your personal information`.
  public static var mailDataUseSubject: TextKey { "mailDataUseSubject" }
  /// `Hi {person},  Your account for {app} and its data will be deleted on {date, date, long}`.
  public static var mailDeleteBody: TextKey { "mailDeleteBody" }
  /// `Keep my account`.
  public static var mailDeleteButton: TextKey { "mailDeleteButton" }
  /// `You can still change your mind`.
  public static var mailDeletePreheader: TextKey { "mailDeletePreheader" }
  /// `{sender}Your account will be deleted`.
  public static var mailDeleteSubject: TextKey { "mailDeleteSubject" }
  /// `Your account for {app} was deleted on {date, date, long}`.
  public static var mailDeletedBody: TextKey { "mailDeletedBody" }
  /// `If you didn’t ask for this, contact support`.
  public static var mailDeletedPreheader: TextKey { "mailDeletedPreheader" }
  /// `{sender}Your account was deleted`.
  public static var mailDeletedSubject: TextKey { "mailDeletedSubject" }
  /// `Hi {person},  You haven’t signed in to {app} for a long time`.
  public static var mailDormantBody: TextKey { "mailDormantBody" }
  /// `Sign in`.
  public static var mailDormantButton: TextKey { "mailDormantButton" }
  /// `Sign in to keep your account active`.
  public static var mailDormantPreheader: TextKey { "mailDormantPreheader" }
  /// `{sender}Your account will become inactive`.
  public static var mailDormantSubject: TextKey { "mailDormantSubject" }
  /// `Hi {person},  Your email address for {app} was changed on {date, date, long}`.
  public static var mailEmailChangedBody: TextKey { "mailEmailChangedBody" }
  /// `Contact support`.
  public static var mailEmailChangedButton: TextKey { "mailEmailChangedButton" }
  /// `If it wasn’t you, contact support now`.
  public static var mailEmailChangedPreheader: TextKey { "mailEmailChangedPreheader" }
  /// `{sender}Your email address was changed`.
  public static var mailEmailChangedSubject: TextKey { "mailEmailChangedSubject" }
  /// `Hi {person},  You haven’t used {app} for a long time`.
  public static var mailErasureBody: TextKey { "mailErasureBody" }
  /// `Sign in to keep your data`.
  public static var mailErasurePreheader: TextKey { "mailErasurePreheader" }
  /// `{sender}Your data will be deleted`.
  public static var mailErasureSubject: TextKey { "mailErasureSubject" }
  /// `This email was sent automatically`.
  public static var mailFooter: TextKey { "mailFooter" }
  /// `{value, select, value {You’re invited to join {app}.} other {{value} invited you to join …`.
  public static var mailInviteBody: TextKey { "mailInviteBody" }
  /// `Accept invitation`.
  public static var mailInviteButton: TextKey { "mailInviteButton" }
  /// `Accept the invitation to get started`.
  public static var mailInvitePreheader: TextKey { "mailInvitePreheader" }
  /// `{value, select, value {You’re invited to join {app}} other {{value} invited you to join …`.
  public static var mailInviteSubject: TextKey { "mailInviteSubject" }
  /// `If the button doesn’t work, open your browser and go to {url}`.
  public static var mailLinkFallback: TextKey { "mailLinkFallback" }
  /// `Hi {person},  On {date, date, long}, a sign-in method was added to your account for {app}:`.
  public static var mailLinkedBody: TextKey { "mailLinkedBody" }
  /// `{sender}A sign-in method was added to your account`.
  public static var mailLinkedSubject: TextKey { "mailLinkedSubject" }
  /// `Hi {person},  On {date, date, long}, your account for {app} was locked after too many …`.
  public static var mailLockedBody: TextKey { "mailLockedBody" }
  /// `{sender}Your account is locked`.
  public static var mailLockedSubject: TextKey { "mailLockedSubject" }
  /// `Use the button below to sign in to {app}`.
  public static var mailMagicLinkBody: TextKey { "mailMagicLinkBody" }
  /// `Sign in`.
  public static var mailMagicLinkButton: TextKey { "mailMagicLinkButton" }
  /// `Don’t forward this email to anyone`.
  public static var mailMagicLinkPreheader: TextKey { "mailMagicLinkPreheader" }
  /// `{sender}Your sign-in link`.
  public static var mailMagicLinkSubject: TextKey { "mailMagicLinkSubject" }
  /// `Hi {person},  There was a new sign-in to {app} from {device} on {date, date, long}`.
  public static var mailNewSignInBody: TextKey { "mailNewSignInBody" }
  /// `Check your devices`.
  public static var mailNewSignInButton: TextKey { "mailNewSignInButton" }
  /// `Check that it was you`.
  public static var mailNewSignInPreheader: TextKey { "mailNewSignInPreheader" }
  /// `{sender}New sign-in to your account`.
  public static var mailNewSignInSubject: TextKey { "mailNewSignInSubject" }
  /// `Hi {person},  On {date, date, long}, a passkey was added to your account for {app}`.
  public static var mailPasskeyAddedBody: TextKey { "mailPasskeyAddedBody" }
  /// `{sender}A passkey was added to your account`.
  public static var mailPasskeyAddedSubject: TextKey { "mailPasskeyAddedSubject" }
  /// `Hi {person},  On {date, date, long}, a passkey was removed from your account for {app}`.
  public static var mailPasskeyRemovedBody: TextKey { "mailPasskeyRemovedBody" }
  /// `{sender}A passkey was removed from your account`.
  public static var mailPasskeyRemovedSubject: TextKey { "mailPasskeyRemovedSubject" }
  /// `Hi {person},  Your password for {app} was changed on {date, date, long}`.
  public static var mailPasswordChangedBody: TextKey { "mailPasswordChangedBody" }
  /// `Reset password`.
  public static var mailPasswordChangedButton: TextKey { "mailPasswordChangedButton" }
  /// `If it wasn’t you, reset your password now`.
  public static var mailPasswordChangedPreheader: TextKey { "mailPasswordChangedPreheader" }
  /// `{sender}Your password was changed`.
  public static var mailPasswordChangedSubject: TextKey { "mailPasswordChangedSubject" }
  /// `Hi {person},  Your phone number for {app} was changed on {date, date, long}`.
  public static var mailPhoneChangedBody: TextKey { "mailPhoneChangedBody" }
  /// `{sender}Your phone number was changed`.
  public static var mailPhoneChangedSubject: TextKey { "mailPhoneChangedSubject" }
  /// `The privacy policy of {app} changes on {date, date, long}`.
  public static var mailPolicyChangedBody: TextKey { "mailPolicyChangedBody" }
  /// `See what changes, and from when`.
  public static var mailPolicyChangedPreheader: TextKey { "mailPolicyChangedPreheader" }
  /// `{sender}Changes to our privacy policy`.
  public static var mailPolicyChangedSubject: TextKey { "mailPolicyChangedSubject" }
  /// `Hi {person},  Use the button below to set a new password for {app}`.
  public static var mailResetBody: TextKey { "mailResetBody" }
  /// `Set a new password`.
  public static var mailResetButton: TextKey { "mailResetButton" }
  /// `If you didn’t ask for this, ignore this email`.
  public static var mailResetPreheader: TextKey { "mailResetPreheader" }
  /// `{sender}Reset your password`.
  public static var mailResetSubject: TextKey { "mailResetSubject" }
  /// `Check your account`.
  public static var mailSecurityButton: TextKey { "mailSecurityButton" }
  /// `Make sure it was you`.
  public static var mailSecurityPreheader: TextKey { "mailSecurityPreheader" }
  /// `Hi {person},  Your sign-up for {app} is complete`.
  public static var mailSignUpDoneBody: TextKey { "mailSignUpDoneBody" }
  /// `Sign in`.
  public static var mailSignUpDoneButton: TextKey { "mailSignUpDoneButton" }
  /// `You can sign in now`.
  public static var mailSignUpDonePreheader: TextKey { "mailSignUpDonePreheader" }
  /// `{sender}Welcome!`.
  public static var mailSignUpDoneSubject: TextKey { "mailSignUpDoneSubject" }
  /// `Hi {person},  On {date, date, long}, someone signed in or tried to sign in to {app} from …`.
  public static var mailSuspiciousSignInBody: TextKey { "mailSuspiciousSignInBody" }
  /// `Confirm it’s me`.
  public static var mailSuspiciousSignInButton: TextKey { "mailSuspiciousSignInButton" }
  /// `We limited sign-in until you confirm it’s you`.
  public static var mailSuspiciousSignInPreheader: TextKey { "mailSuspiciousSignInPreheader" }
  /// `{sender}Was this you?`.
  public static var mailSuspiciousSignInSubject: TextKey { "mailSuspiciousSignInSubject" }
  /// `Hi {person},  On {date, date, long}, two-step verification was turned off for {app}`.
  public static var mailTwoStepOffBody: TextKey { "mailTwoStepOffBody" }
  /// `{sender}Two-step verification is off`.
  public static var mailTwoStepOffSubject: TextKey { "mailTwoStepOffSubject" }
  /// `Hi {person},  On {date, date, long}, two-step verification was turned on for {app}`.
  public static var mailTwoStepOnBody: TextKey { "mailTwoStepOnBody" }
  /// `{sender}Two-step verification is on`.
  public static var mailTwoStepOnSubject: TextKey { "mailTwoStepOnSubject" }
  /// `Hi {person},  On {date, date, long}, your {providerAccount} was disconnected from {app}`.
  public static var mailUnlinkedBody: TextKey { "mailUnlinkedBody" }
  /// `{sender}A sign-in method was removed from your account`.
  public static var mailUnlinkedSubject: TextKey { "mailUnlinkedSubject" }
  /// `Use the button below to verify your email address for {app}`.
  public static var mailVerifyLinkBody: TextKey { "mailVerifyLinkBody" }
  /// `Verify email address`.
  public static var mailVerifyLinkButton: TextKey { "mailVerifyLinkButton" }
  /// `One step left to finish`.
  public static var mailVerifyLinkPreheader: TextKey { "mailVerifyLinkPreheader" }
  /// `{sender}Verify your email address`.
  public static var mailVerifyLinkSubject: TextKey { "mailVerifyLinkSubject" }
  /// `{value, select, value {The service isn’t available during maintenance`.
  public static var maintenanceBody: TextKey { "maintenanceBody" }
  /// `Scheduled maintenance`.
  public static var maintenanceHeading: TextKey { "maintenanceHeading" }
  /// `Read the notice`.
  public static var maintenanceNotice: TextKey { "maintenanceNotice" }
  /// `On {date, date, long}, you agreed to get promotions from {app}`.
  public static var marketingAgreedNotice: TextKey { "marketingAgreedNotice" }
  /// `Phone call`.
  public static var marketingCall: TextKey { "marketingCall" }
  /// `Send me news and offers (optional)`.
  public static var marketingConsent: TextKey { "marketingConsent" }
  /// `Email`.
  public static var marketingEmail: TextKey { "marketingEmail" }
  /// `KakaoTalk`.
  public static var marketingKakao: TextKey { "marketingKakao" }
  /// `Send me news and offers at night too (optional)`.
  public static var marketingNight: TextKey { "marketingNight" }
  /// `You’ll also get offers between 9 p.m`.
  public static var marketingNightHint: TextKey { "marketingNightHint" }
  /// `App notifications`.
  public static var marketingPush: TextKey { "marketingPush" }
  /// `On {date, date, long}, you agreed to get promotions from {app}`.
  public static var marketingReminder: TextKey { "marketingReminder" }
  /// `Text message`.
  public static var marketingText: TextKey { "marketingText" }
  /// `You turned off promotions from {app} on {date, date, long}`.
  public static var marketingWithdrawnNotice: TextKey { "marketingWithdrawnNotice" }
  /// `Business`.
  public static var memberBusiness: TextKey { "memberBusiness" }
  /// `Personal`.
  public static var memberPersonal: TextKey { "memberPersonal" }
  /// `Account type`.
  public static var memberTypeLabel: TextKey { "memberTypeLabel" }
  /// `You already have an account here`.
  public static var mergePrompt: TextKey { "mergePrompt" }
  /// `I’m an adult, or I have my parent or guardian’s consent (required)`.
  public static var minorConsentCheck: TextKey { "minorConsentCheck" }
  /// `{count, plural, =0 {If you’re a minor, get your parent or guardian’s consent before you …`.
  public static var minorNotice: TextKey { "minorNotice" }
  /// `To finish signing up, fill in what’s missing`.
  public static var moreDetailsBody: TextKey { "moreDetailsBody" }
  /// `A few more details`.
  public static var moreDetailsHeading: TextKey { "moreDetailsHeading" }
  /// `Other people may see this name`.
  public static var nameHint: TextKey { "nameHint" }
  /// `Full name (hiragana)`.
  public static var nameHiraganaLabel: TextKey { "nameHiraganaLabel" }
  /// `Full name (katakana)`.
  public static var nameKanaLabel: TextKey { "nameKanaLabel" }
  /// `Name`.
  public static var nameLabel: TextKey { "nameLabel" }
  /// `Enter your name`.
  public static var namePlaceholder: TextKey { "namePlaceholder" }
  /// `Foreign national`.
  public static var nationalityForeign: TextKey { "nationalityForeign" }
  /// `Korean national`.
  public static var nationalityKorean: TextKey { "nationalityKorean" }
  /// `Nationality`.
  public static var nationalityLabel: TextKey { "nationalityLabel" }
  /// `Need help?`.
  public static var needHelp: TextKey { "needHelp" }
  /// `New email address`.
  public static var newEmailLabel: TextKey { "newEmailLabel" }
  /// `New password`.
  public static var newPasswordLabel: TextKey { "newPasswordLabel" }
  /// `New phone number`.
  public static var newPhoneLabel: TextKey { "newPhoneLabel" }
  /// `There was a new sign-in to your account from {device} on {date, date, long}`.
  public static var newSignInBody: TextKey { "newSignInBody" }
  /// `New sign-in`.
  public static var newSignInHeading: TextKey { "newSignInHeading" }
  /// `Next`.
  public static var next: TextKey { "next" }
  /// `This nickname is available`.
  public static var nicknameAvailable: TextKey { "nicknameAvailable" }
  /// `{limit, plural, =0 {Others will see this name.} one {Others will see this name`.
  public static var nicknameHint: TextKey { "nicknameHint" }
  /// `Nickname`.
  public static var nicknameLabel: TextKey { "nicknameLabel" }
  /// `This nickname is taken`.
  public static var nicknameTaken: TextKey { "nicknameTaken" }
  /// `No`.
  public static var no: TextKey { "no" }
  /// `New here?`.
  public static var noAccountPrompt: TextKey { "noAccountPrompt" }
  /// `I don’t have a local number`.
  public static var noDomesticPhone: TextKey { "noDomesticPhone" }
  /// `You can verify with an ID such as your passport instead`.
  public static var noDomesticPhonePrompt: TextKey { "noDomesticPhonePrompt" }
  /// `No, it wasn’t me`.
  public static var notMe: TextKey { "notMe" }
  /// `Change your password now, then sign out of devices you don’t recognize`.
  public static var notMePrompt: TextKey { "notMePrompt" }
  /// `Not now`.
  public static var notNow: TextKey { "notNow" }
  /// `Not you?`.
  public static var notYou: TextKey { "notYou" }
  /// `You’re offline`.
  public static var offlineBanner: TextKey { "offlineBanner" }
  /// `OK`.
  public static var ok: TextKey { "ok" }
  /// `Open in browser`.
  public static var openInBrowser: TextKey { "openInBrowser" }
  /// `Open email app`.
  public static var openMailApp: TextKey { "openMailApp" }
  /// `Open settings`.
  public static var openSettings: TextKey { "openSettings" }
  /// `Continuing with {provider}…`.
  public static var openingProvider: TextKey { "openingProvider" }
  /// `Optional`.
  public static var optionalMark: TextKey { "optionalMark" }
  /// `or`.
  public static var orDivider: TextKey { "orDivider" }
  /// `Your organization manages this`.
  public static var orgManagedHint: TextKey { "orgManagedHint" }
  /// `I agree to the transfer of my personal information abroad (optional)`.
  public static var overseasTransferConsent: TextKey { "overseasTransferConsent" }
  /// `You’re old enough to agree without a parent or guardian`.
  public static var ownConsentBody: TextKey { "ownConsentBody" }
  /// `You can now agree for yourself`.
  public static var ownConsentHeading: TextKey { "ownConsentHeading" }
  /// `Choose this only on your own device`.
  public static var ownDeviceHint: TextKey { "ownDeviceHint" }
  /// `Create a passkey`.
  public static var passkeyCreate: TextKey { "passkeyCreate" }
  /// `Created {date, date, medium}`.
  public static var passkeyCreatedOn: TextKey { "passkeyCreatedOn" }
  /// `Last used {date, date, medium}`.
  public static var passkeyLastUsed: TextKey { "passkeyLastUsed" }
  /// `Passkey name`.
  public static var passkeyNameLabel: TextKey { "passkeyNameLabel" }
  /// `Scan this QR code with the device that has your passkey`.
  public static var passkeyOtherDevicePrompt: TextKey { "passkeyOtherDevicePrompt" }
  /// `Remove passkey`.
  public static var passkeyRemove: TextKey { "passkeyRemove" }
  /// `You won’t be able to sign in with it anymore`.
  public static var passkeyRemoveBody: TextKey { "passkeyRemoveBody" }
  /// `Remove this passkey?`.
  public static var passkeyRemoveConfirm: TextKey { "passkeyRemoveConfirm" }
  /// `Remove this passkey?`.
  public static var passkeyRemoveHeading: TextKey { "passkeyRemoveHeading" }
  /// `Passkey removed`.
  public static var passkeyRemoved: TextKey { "passkeyRemoved" }
  /// `It may still be saved on your device`.
  public static var passkeyRemovedHint: TextKey { "passkeyRemovedHint" }
  /// `Rename passkey`.
  public static var passkeyRename: TextKey { "passkeyRename" }
  /// `Passkey renamed`.
  public static var passkeyRenamed: TextKey { "passkeyRenamed" }
  /// `Passkey saved`.
  public static var passkeySaved: TextKey { "passkeySaved" }
  /// `A passkey saved in a password manager, such as iCloud Keychain or Google Password …`.
  public static var passkeySync: TextKey { "passkeySync" }
  /// `Create a passkey and use your face, fingerprint, or device passcode instead of a password`.
  public static var passkeyUpsellBody: TextKey { "passkeyUpsellBody" }
  /// `Sign in faster next time`.
  public static var passkeyUpsellHeading: TextKey { "passkeyUpsellHeading" }
  /// `Sign in with a passkey`.
  public static var passkeyUse: TextKey { "passkeyUse" }
  /// `Use passkey from other device`.
  public static var passkeyUseOtherDevice: TextKey { "passkeyUseOtherDevice" }
  /// `Sign in with your face, fingerprint, or device passcode`.
  public static var passkeyWhy: TextKey { "passkeyWhy" }
  /// `You don’t have any passkeys yet`.
  public static var passkeysEmpty: TextKey { "passkeysEmpty" }
  /// `Your passkeys`.
  public static var passkeysHeading: TextKey { "passkeysHeading" }
  /// `Confirm password`.
  public static var passwordConfirmLabel: TextKey { "passwordConfirmLabel" }
  /// `Your password is now hidden`.
  public static var passwordHidden: TextKey { "passwordHidden" }
  /// `Hide password`.
  public static var passwordHide: TextKey { "passwordHide" }
  /// `Choose one you don’t use anywhere else`.
  public static var passwordHint: TextKey { "passwordHint" }
  /// `Password`.
  public static var passwordLabel: TextKey { "passwordLabel" }
  /// `Passwords match`.
  public static var passwordMatch: TextKey { "passwordMatch" }
  /// `{limit, plural, =0 {Not too long} one {At most # character} other {At most # characters}}`.
  public static var passwordMaxLength: TextKey { "passwordMaxLength" }
  /// `{count, plural, =0 {Longer is safer} one {At least # character} other {At least # …`.
  public static var passwordMinLength: TextKey { "passwordMinLength" }
  /// `Passwords don’t match`.
  public static var passwordMismatch: TextKey { "passwordMismatch" }
  /// `Enter your password`.
  public static var passwordPlaceholder: TextKey { "passwordPlaceholder" }
  /// `If you use the same password anywhere else, change it now`.
  public static var passwordReminderBody: TextKey { "passwordReminderBody" }
  /// `{count, plural, =0 {It’s been a while since you changed your password} one {You last …`.
  public static var passwordReminderHeading: TextKey { "passwordReminderHeading" }
  /// `Remind me later`.
  public static var passwordReminderLater: TextKey { "passwordReminderLater" }
  /// `Your password needs {requirements}`.
  public static var passwordRules: TextKey { "passwordRules" }
  /// `Show password`.
  public static var passwordShow: TextKey { "passwordShow" }
  /// `Your password is now visible`.
  public static var passwordShown: TextKey { "passwordShown" }
  /// `Fair`.
  public static var passwordStrengthFair: TextKey { "passwordStrengthFair" }
  /// `Strong`.
  public static var passwordStrengthStrong: TextKey { "passwordStrengthStrong" }
  /// `Weak`.
  public static var passwordStrengthWeak: TextKey { "passwordStrengthWeak" }
  /// `{value, select, value {You can use letters, numbers, and common symbols.} other {Symbols …`.
  public static var passwordSymbolsAllowed: TextKey { "passwordSymbolsAllowed" }
  /// `Some emails and texts only pretend to be from {app}`.
  public static var phishingNotice: TextKey { "phishingNotice" }
  /// `Phone numbers from other countries can’t be used here`.
  public static var phoneDomesticHint: TextKey { "phoneDomesticHint" }
  /// `We’ll text you a code`.
  public static var phoneHint: TextKey { "phoneHint" }
  /// `Phone number`.
  public static var phoneLabel: TextKey { "phoneLabel" }
  /// `Use a mobile number`.
  public static var phoneMobileHint: TextKey { "phoneMobileHint" }
  /// `Your phone number was removed from your account because someone else confirmed that they …`.
  public static var phoneMovedNotice: TextKey { "phoneMovedNotice" }
  /// `Enter your phone number`.
  public static var phonePlaceholder: TextKey { "phonePlaceholder" }
  /// `If you got this number recently, you can use it for your account`.
  public static var phoneRecycledBody: TextKey { "phoneRecycledBody" }
  /// `This number is used for another account`.
  public static var phoneRecycledHeading: TextKey { "phoneRecycledHeading" }
  /// `Use this number for my account`.
  public static var phoneRecycledMove: TextKey { "phoneRecycledMove" }
  /// `Phone number verified`.
  public static var phoneVerified: TextKey { "phoneVerified" }
  /// `PIN changed`.
  public static var pinChangeDone: TextKey { "pinChangeDone" }
  /// `Change PIN`.
  public static var pinChangeHeading: TextKey { "pinChangeHeading" }
  /// `Enter the same PIN again`.
  public static var pinConfirmPrompt: TextKey { "pinConfirmPrompt" }
  /// `Enter the PIN you use now`.
  public static var pinCurrentPrompt: TextKey { "pinCurrentPrompt" }
  /// `Forgot your PIN?`.
  public static var pinForgot: TextKey { "pinForgot" }
  /// `Enter your PIN`.
  public static var pinHeading: TextKey { "pinHeading" }
  /// `Your PIN is locked after too many incorrect attempts`.
  public static var pinLocked: TextKey { "pinLocked" }
  /// `The PINs don’t match`.
  public static var pinMismatch: TextKey { "pinMismatch" }
  /// `{count, plural, =0 {Enter your PIN.} one {Enter your #-digit PIN.} other {Enter your …`.
  public static var pinPrompt: TextKey { "pinPrompt" }
  /// `Reset PIN`.
  public static var pinReset: TextKey { "pinReset" }
  /// `Avoid repeated digits, sequences such as 1234, and your date of birth`.
  public static var pinRules: TextKey { "pinRules" }
  /// `PIN set`.
  public static var pinSetDone: TextKey { "pinSetDone" }
  /// `Set a PIN`.
  public static var pinSetHeading: TextKey { "pinSetHeading" }
  /// `{count, plural, =0 {Choose a PIN.} one {Choose a PIN with # digit.} other {Choose a PIN …`.
  public static var pinSetPrompt: TextKey { "pinSetPrompt" }
  /// `This PIN is too easy to guess`.
  public static var pinTooEasy: TextKey { "pinTooEasy" }
  /// `{count, plural, =0 {That PIN isn’t right`.
  public static var pinWrong: TextKey { "pinWrong" }
  /// `Just a moment…`.
  public static var pleaseWait: TextKey { "pleaseWait" }
  /// `Neither I nor my family hold or have held high public office in another country (required)`.
  public static var politicallyExposedDeclare: TextKey { "politicallyExposedDeclare" }
  /// `{count, plural, =0 {Leave out the hyphen.} one {Enter # digit, without a hyphen.} other …`.
  public static var postalCodeHint: TextKey { "postalCodeHint" }
  /// `Postal code`.
  public static var postalCodeLabel: TextKey { "postalCodeLabel" }
  /// `No address was found for this postal code`.
  public static var postalCodeNotFound: TextKey { "postalCodeNotFound" }
  /// `Prefecture or province`.
  public static var prefectureLabel: TextKey { "prefectureLabel" }
  /// `I agree to the collection and use of my personal information (required)`.
  public static var privacyAgree: TextKey { "privacyAgree" }
  /// `I agree to the collection and use of additional personal information (optional)`.
  public static var privacyCollectOptional: TextKey { "privacyCollectOptional" }
  /// `Privacy policy`.
  public static var privacyLink: TextKey { "privacyLink" }
  /// `I agree to the use of my personal information for marketing (optional)`.
  public static var privacyMarketing: TextKey { "privacyMarketing" }
  /// `We noticed a sign-in that may not have been yours`.
  public static var protectBody: TextKey { "protectBody" }
  /// `You can use your account as usual again`.
  public static var protectEnded: TextKey { "protectEnded" }
  /// `Sign-in is limited for your safety`.
  public static var protectHeading: TextKey { "protectHeading" }
  /// `Confirm it’s me`.
  public static var protectStart: TextKey { "protectStart" }
  /// `Choose the number shown on the sign-in screen`.
  public static var pushNumberChoose: TextKey { "pushNumberChoose" }
  /// `On your phone, choose {number}`.
  public static var pushNumberMatch: TextKey { "pushNumberMatch" }
  /// `Open the notification on your phone and approve the sign-in`.
  public static var pushPrompt: TextKey { "pushPrompt" }
  /// `Resend notification`.
  public static var pushResend: TextKey { "pushResend" }
  /// `Approve only if you started this sign-in yourself`.
  public static var qrConfirmBody: TextKey { "qrConfirmBody" }
  /// `Approve sign-in from {device}?`.
  public static var qrConfirmHeading: TextKey { "qrConfirmHeading" }
  /// `This QR code has expired`.
  public static var qrExpired: TextKey { "qrExpired" }
  /// `Scan this QR code with your phone’s camera, then approve the sign-in there`.
  public static var qrPrompt: TextKey { "qrPrompt" }
  /// `Show a new QR code`.
  public static var qrRefresh: TextKey { "qrRefresh" }
  /// `Sign in with a QR code`.
  public static var qrSignIn: TextKey { "qrSignIn" }
  /// `Confirm it’s you`.
  public static var reauthHeading: TextKey { "reauthHeading" }
  /// `To keep your account safe, sign in again before you continue`.
  public static var reauthPrompt: TextKey { "reauthPrompt" }
  /// `Recovery email`.
  public static var recoveryEmailLabel: TextKey { "recoveryEmailLabel" }
  /// `Recover your account`.
  public static var recoveryHeading: TextKey { "recoveryHeading" }
  /// `Recovery phone number`.
  public static var recoveryPhoneLabel: TextKey { "recoveryPhoneLabel" }
  /// `Choose a way to confirm it’s you`.
  public static var recoveryPrompt: TextKey { "recoveryPrompt" }
  /// `We’ve received your request`.
  public static var recoverySubmitted: TextKey { "recoverySubmitted" }
  /// `This referral code has expired`.
  public static var referralCodeEnded: TextKey { "referralCodeEnded" }
  /// `Referral code`.
  public static var referralCodeLabel: TextKey { "referralCodeLabel" }
  /// `This referral code was already used`.
  public static var referralCodeUsed: TextKey { "referralCodeUsed" }
  /// `That referral code isn’t right`.
  public static var referralCodeWrong: TextKey { "referralCodeWrong" }
  /// `Refresh`.
  public static var refresh: TextKey { "refresh" }
  /// `Remove`.
  public static var remove: TextKey { "remove" }
  /// `To sign up, agree to all required items`.
  public static var requiredConsentMissing: TextKey { "requiredConsentMissing" }
  /// `Required`.
  public static var requiredMark: TextKey { "requiredMark" }
  /// `Resend code`.
  public static var resendCode: TextKey { "resendCode" }
  /// `{seconds, plural, =0 {Resend code} other {Resend code in {countdown}}}`.
  public static var resendCodeIn: TextKey { "resendCodeIn" }
  /// `Resend email`.
  public static var resendEmail: TextKey { "resendEmail" }
  /// `Reset by text message`.
  public static var resetByText: TextKey { "resetByText" }
  /// `Your password has been changed`.
  public static var resetDone: TextKey { "resetDone" }
  /// `Reset your password`.
  public static var resetHeading: TextKey { "resetHeading" }
  /// `Enter the email address for your account, and we’ll email you a link to reset your …`.
  public static var resetHint: TextKey { "resetHint" }
  /// `Set a new password`.
  public static var resetNewPassword: TextKey { "resetNewPassword" }
  /// `This account has no password`.
  public static var resetNoPassword: TextKey { "resetNoPassword" }
  /// `Save password`.
  public static var resetSave: TextKey { "resetSave" }
  /// `Send link`.
  public static var resetSend: TextKey { "resetSend" }
  /// `If there’s an account for this email address, we’ll send a link to reset the password`.
  public static var resetSent: TextKey { "resetSent" }
  /// `If there’s an account for this phone number, we’ll text a code to reset the password`.
  public static var resetTextSent: TextKey { "resetTextSent" }
  /// `Enter only your date of birth and the first digit after the hyphen`.
  public static var residentNumberHint: TextKey { "residentNumberHint" }
  /// `Resident registration number`.
  public static var residentNumberLabel: TextKey { "residentNumberLabel" }
  /// `Ask for a review`.
  public static var restrictedAppeal: TextKey { "restrictedAppeal" }
  /// `If you think this is a mistake, tell us what happened`.
  public static var restrictedAppealHint: TextKey { "restrictedAppealHint" }
  /// `Your request for a review has been sent`.
  public static var restrictedAppealSent: TextKey { "restrictedAppealSent" }
  /// `Your account is restricted`.
  public static var restrictedHeading: TextKey { "restrictedHeading" }
  /// `You can’t use this account anymore`.
  public static var restrictedPermanent: TextKey { "restrictedPermanent" }
  /// `Reason`.
  public static var restrictedReasonLabel: TextKey { "restrictedReasonLabel" }
  /// `You can’t use your account until {date, date, long}`.
  public static var restrictedUntil: TextKey { "restrictedUntil" }
  /// `Try again`.
  public static var retry: TextKey { "retry" }
  /// `Save`.
  public static var save: TextKey { "save" }
  /// `Remember my username`.
  public static var saveUsername: TextKey { "saveUsername" }
  /// `Saved`.
  public static var saved: TextKey { "saved" }
  /// `Answer`.
  public static var securityAnswerLabel: TextKey { "securityAnswerLabel" }
  /// `Insert your security key or hold it against your device, then touch it`.
  public static var securityKeyPrompt: TextKey { "securityKeyPrompt" }
  /// `Choose a question`.
  public static var securityQuestionChoose: TextKey { "securityQuestionChoose" }
  /// `Security question`.
  public static var securityQuestionLabel: TextKey { "securityQuestionLabel" }
  /// `See more`.
  public static var seeMore: TextKey { "seeMore" }
  /// `Send code`.
  public static var sendCode: TextKey { "sendCode" }
  /// `Your carrier may charge you for sending it`.
  public static var sendTextCost: TextKey { "sendTextCost" }
  /// `I’ve sent the text`.
  public static var sendTextDone: TextKey { "sendTextDone" }
  /// `Open text message`.
  public static var sendTextOpen: TextKey { "sendTextOpen" }
  /// `From your phone, send the text to {number}`.
  public static var sendTextPrompt: TextKey { "sendTextPrompt" }
  /// `Your text hasn’t arrived yet`.
  public static var sendTextWaiting: TextKey { "sendTextWaiting" }
  /// `Sending…`.
  public static var sendingCode: TextKey { "sendingCode" }
  /// `You’ve been signed out`.
  public static var sessionExpiredBanner: TextKey { "sessionExpiredBanner" }
  /// `{minutes, plural, =0 {You’ll be signed out soon.} other {You’ll be signed out in …`.
  public static var sessionExpiringSoon: TextKey { "sessionExpiringSoon" }
  /// `Stay signed in`.
  public static var sessionExtend: TextKey { "sessionExtend" }
  /// `{count, plural, =0 {You’re signed in on too many devices`.
  public static var sessionLimitBody: TextKey { "sessionLimitBody" }
  /// `Too many devices`.
  public static var sessionLimitHeading: TextKey { "sessionLimitHeading" }
  /// `Password set`.
  public static var setPasswordDone: TextKey { "setPasswordDone" }
  /// `Set a password`.
  public static var setPasswordHeading: TextKey { "setPasswordHeading" }
  /// `You’ll be able to sign in with your email address and password too`.
  public static var setPasswordPrompt: TextKey { "setPasswordPrompt" }
  /// `On a shared computer, sign out when you’re done`.
  public static var sharedDeviceHint: TextKey { "sharedDeviceHint" }
  /// `Sign in`.
  public static var signInButton: TextKey { "signInButton" }
  /// `You’re signed in`.
  public static var signInDone: TextKey { "signInDone" }
  /// `Sign in`.
  public static var signInHeading: TextKey { "signInHeading" }
  /// `Device`.
  public static var signInHistoryDevice: TextKey { "signInHistoryDevice" }
  /// `Sign-in history`.
  public static var signInHistoryHeading: TextKey { "signInHistoryHeading" }
  /// `Approximate location`.
  public static var signInHistoryPlace: TextKey { "signInHistoryPlace" }
  /// `Unsuccessful attempt`.
  public static var signInHistoryRefused: TextKey { "signInHistoryRefused" }
  /// `Date and time`.
  public static var signInHistoryTime: TextKey { "signInHistoryTime" }
  /// `Sign in`.
  public static var signInLink: TextKey { "signInLink" }
  /// `Sign in with {provider}`.
  public static var signInWith: TextKey { "signInWith" }
  /// `Sign in with Apple`.
  public static var signInWithApple: TextKey { "signInWithApple" }
  /// `Log in with Facebook`.
  public static var signInWithFacebook: TextKey { "signInWithFacebook" }
  /// `Sign in with Google`.
  public static var signInWithGoogle: TextKey { "signInWithGoogle" }
  /// `Login with Kakao`.
  public static var signInWithKakao: TextKey { "signInWithKakao" }
  /// `Log in with LINE`.
  public static var signInWithLine: TextKey { "signInWithLine" }
  /// `Sign in with NAVER`.
  public static var signInWithNaver: TextKey { "signInWithNaver" }
  /// `Sign out of all devices`.
  public static var signOutAllDevices: TextKey { "signOutAllDevices" }
  /// `Signed out of all devices`.
  public static var signOutAllDone: TextKey { "signOutAllDone" }
  /// `Sign out`.
  public static var signOutButton: TextKey { "signOutButton" }
  /// `Sign out on this device?`.
  public static var signOutConfirm: TextKey { "signOutConfirm" }
  /// `You’re signed out`.
  public static var signOutDone: TextKey { "signOutDone" }
  /// `Sign out of other devices`.
  public static var signOutOtherDevices: TextKey { "signOutOtherDevices" }
  /// `Sign up`.
  public static var signUpButton: TextKey { "signUpButton" }
  /// `Your email address is verified, and your sign-up is complete`.
  public static var signUpCompleteBody: TextKey { "signUpCompleteBody" }
  /// `You’re all signed up`.
  public static var signUpDone: TextKey { "signUpDone" }
  /// `Create your account`.
  public static var signUpHeading: TextKey { "signUpHeading" }
  /// `Create an account`.
  public static var signUpLink: TextKey { "signUpLink" }
  /// `Your sign-up isn’t complete yet`.
  public static var signUpPendingBody: TextKey { "signUpPendingBody" }
  /// `Check your email to finish signing up`.
  public static var signUpPendingHeading: TextKey { "signUpPendingHeading" }
  /// `Sign up with {provider}`.
  public static var signUpWith: TextKey { "signUpWith" }
  /// `Sign up with Apple`.
  public static var signUpWithApple: TextKey { "signUpWithApple" }
  /// `Sign up with Facebook`.
  public static var signUpWithFacebook: TextKey { "signUpWithFacebook" }
  /// `Sign up with Google`.
  public static var signUpWithGoogle: TextKey { "signUpWithGoogle" }
  /// `Start with Kakao`.
  public static var signUpWithKakao: TextKey { "signUpWithKakao" }
  /// `Sign up with LINE`.
  public static var signUpWithLine: TextKey { "signUpWithLine" }
  /// `Sign up with NAVER`.
  public static var signUpWithNaver: TextKey { "signUpWithNaver" }
  /// `{value, select, value {You’re signed in} other {Signed in as {value}}}`.
  public static var signedInAs: TextKey { "signedInAs" }
  /// `You were signed out here because your account was used on another device`.
  public static var signedInElsewhere: TextKey { "signedInElsewhere" }
  /// `Signing you in…`.
  public static var signingIn: TextKey { "signingIn" }
  /// `Skip`.
  public static var skip: TextKey { "skip" }
  /// `{sender}{code} is your code`.
  public static var smsCode: TextKey { "smsCode" }
  /// `{value, select, value {{sender}{code} is your code`.
  public static var smsCodeAutofill: TextKey { "smsCodeAutofill" }
  /// `{sender}A child wants to sign up and needs your consent`.
  public static var smsGuardianConsent: TextKey { "smsGuardianConsent" }
  /// `{sender}You opted out of promotional texts on {date, date, long}`.
  public static var smsMarketingOff: TextKey { "smsMarketingOff" }
  /// `{sender}Your password was changed`.
  public static var smsPasswordChanged: TextKey { "smsPasswordChanged" }
  /// `{sender}{code} is your code to reset your password`.
  public static var smsResetCode: TextKey { "smsResetCode" }
  /// `{sender}New sign-in from {device}`.
  public static var smsSignInAlert: TextKey { "smsSignInAlert" }
  /// `Other ways to sign in`.
  public static var socialHeading: TextKey { "socialHeading" }
  /// `Work email or company domain`.
  public static var ssoDomainLabel: TextKey { "ssoDomainLabel" }
  /// `We’ll take you to your organization’s sign-in page`.
  public static var ssoHint: TextKey { "ssoHint" }
  /// `Opening your organization’s sign-in page…`.
  public static var ssoRedirecting: TextKey { "ssoRedirecting" }
  /// `Your organization uses single sign-on`.
  public static var ssoRequired: TextKey { "ssoRequired" }
  /// `Sign in with SSO`.
  public static var ssoSignIn: TextKey { "ssoSignIn" }
  /// `{count, plural, =0 {Current step} one {{limit, plural, =0 {Step {count}} one {Step …`.
  public static var stepOf: TextKey { "stepOf" }
  /// `Street and number`.
  public static var streetLabel: TextKey { "streetLabel" }
  /// `{value, select, value {We’ll get back to you during support hours.} other {Support hours:`.
  public static var supportHours: TextKey { "supportHours" }
  /// `Switch account`.
  public static var switchAccount: TextKey { "switchAccount" }
  /// `This app needs a newer version of your device’s operating system`.
  public static var systemTooOld: TextKey { "systemTooOld" }
  /// `Country of tax residence`.
  public static var taxResidenceLabel: TextKey { "taxResidenceLabel" }
  /// `I agree to the terms of service (required)`.
  public static var termsAgree: TextKey { "termsAgree" }
  /// `By continuing, you agree to the terms of service and acknowledge the privacy policy`.
  public static var termsByContinuing: TextKey { "termsByContinuing" }
  /// `The new terms apply from {date, date, long}`.
  public static var termsChangedBody: TextKey { "termsChangedBody" }
  /// `Our terms are changing`.
  public static var termsChangedHeading: TextKey { "termsChangedHeading" }
  /// `Review and agree to the terms`.
  public static var termsHeading: TextKey { "termsHeading" }
  /// `Terms of service`.
  public static var termsLink: TextKey { "termsLink" }
  /// `I agree to the terms of service and the privacy policy (required)`.
  public static var termsPrivacyAgree: TextKey { "termsPrivacyAgree" }
  /// `View`.
  public static var termsView: TextKey { "termsView" }
  /// `Verification code`.
  public static var textCodeLabel: TextKey { "textCodeLabel" }
  /// `If there’s a matching account, we’ll text a code to {destination}`.
  public static var textCodeSentIfAccount: TextKey { "textCodeSentIfAccount" }
  /// `We texted a code to {destination}`.
  public static var textCodeSentTo: TextKey { "textCodeSentTo" }
  /// `Make sure airplane mode is off and texts from unknown or international numbers aren’t …`.
  public static var textNotReceivedHelp: TextKey { "textNotReceivedHelp" }
  /// `I agree to sharing my personal information with third parties (optional)`.
  public static var thirdPartyConsent: TextKey { "thirdPartyConsent" }
  /// `I agree to sharing my personal information with third parties (required)`.
  public static var thirdPartyRequired: TextKey { "thirdPartyRequired" }
  /// `This device`.
  public static var thisDevice: TextKey { "thisDevice" }
  /// `Enter the code that your token shows now`.
  public static var tokenPrompt: TextKey { "tokenPrompt" }
  /// `Check the amount and the recipient`.
  public static var transactionCodePrompt: TextKey { "transactionCodePrompt" }
  /// `This transfer code has expired`.
  public static var transferCodeExpired: TextKey { "transferCodeExpired" }
  /// `You can use this code once, until {date, date, long}`.
  public static var transferCodeHint: TextKey { "transferCodeHint" }
  /// `Get transfer code`.
  public static var transferCodeIssue: TextKey { "transferCodeIssue" }
  /// `Transfer code`.
  public static var transferCodeLabel: TextKey { "transferCodeLabel" }
  /// `Too many incorrect attempts`.
  public static var transferCodeLimit: TextKey { "transferCodeLimit" }
  /// `This transfer code was already used`.
  public static var transferCodeUsed: TextKey { "transferCodeUsed" }
  /// `That transfer code isn’t right`.
  public static var transferCodeWrong: TextKey { "transferCodeWrong" }
  /// `Your data has been moved`.
  public static var transferDone: TextKey { "transferDone" }
  /// `Move to a new device`.
  public static var transferHeading: TextKey { "transferHeading" }
  /// `If you don’t have your old device anymore, contact support`.
  public static var transferNoDevice: TextKey { "transferNoDevice" }
  /// `After the move, you can’t use your data on the old device`.
  public static var transferOldDevice: TextKey { "transferOldDevice" }
  /// `The data on this device will be replaced`.
  public static var transferOverwrite: TextKey { "transferOverwrite" }
  /// `Paid items can’t be moved between iOS and Android`.
  public static var transferPaidItems: TextKey { "transferPaidItems" }
  /// `Get a transfer code on your old device, then enter it on the new one`.
  public static var transferPrompt: TextKey { "transferPrompt" }
  /// `Don’t ask again on this device`.
  public static var trustDevice: TextKey { "trustDevice" }
  /// `Two-step verification`.
  public static var twoStepHeading: TextKey { "twoStepHeading" }
  /// `Two-step verification is off`.
  public static var twoStepOff: TextKey { "twoStepOff" }
  /// `Two-step verification is on`.
  public static var twoStepOn: TextKey { "twoStepOn" }
  /// `Turn off`.
  public static var twoStepTurnOff: TextKey { "twoStepTurnOff" }
  /// `Your password alone will be enough to sign in, so your account will be less secure`.
  public static var twoStepTurnOffBody: TextKey { "twoStepTurnOffBody" }
  /// `Turn off two-step verification?`.
  public static var twoStepTurnOffHeading: TextKey { "twoStepTurnOffHeading" }
  /// `Turn on`.
  public static var twoStepTurnOn: TextKey { "twoStepTurnOn" }
  /// `With a second step, nobody can sign in with your password alone`.
  public static var twoStepWhy: TextKey { "twoStepWhy" }
  /// `You won’t be able to sign in with {provider} anymore`.
  public static var unlinkBody: TextKey { "unlinkBody" }
  /// `Disconnect`.
  public static var unlinkButton: TextKey { "unlinkButton" }
  /// `Disconnect {provider}?`.
  public static var unlinkConfirm: TextKey { "unlinkConfirm" }
  /// `Your {providerAccount} is disconnected`.
  public static var unlinkDone: TextKey { "unlinkDone" }
  /// `Disconnect {provider}?`.
  public static var unlinkHeading: TextKey { "unlinkHeading" }
  /// `Unsubscribe`.
  public static var unsubscribe: TextKey { "unsubscribe" }
  /// `You’re unsubscribed`.
  public static var unsubscribeDone: TextKey { "unsubscribeDone" }
  /// `Stop getting these emails?`.
  public static var unsubscribeHeading: TextKey { "unsubscribeHeading" }
  /// `Use another account`.
  public static var useAnotherAccount: TextKey { "useAnotherAccount" }
  /// `Try another way`.
  public static var useAnotherWay: TextKey { "useAnotherWay" }
  /// `This username is available`.
  public static var usernameAvailable: TextKey { "usernameAvailable" }
  /// `Check availability`.
  public static var usernameCheck: TextKey { "usernameCheck" }
  /// `{count, plural, =0 {Use only lowercase letters and numbers.} one {Use at least # …`.
  public static var usernameHint: TextKey { "usernameHint" }
  /// `Username`.
  public static var usernameLabel: TextKey { "usernameLabel" }
  /// `Enter your username`.
  public static var usernamePlaceholder: TextKey { "usernamePlaceholder" }
  /// `This username is taken`.
  public static var usernameTaken: TextKey { "usernameTaken" }
  /// `We sent an email to {destination}`.
  public static var verificationMailSent: TextKey { "verificationMailSent" }
  /// `Verify`.
  public static var verifyButton: TextKey { "verifyButton" }
  /// `Checking the code…`.
  public static var verifyingCode: TextKey { "verifyingCode" }
  /// `You’re on the list`.
  public static var waitlistDone: TextKey { "waitlistDone" }
  /// `Join the waitlist`.
  public static var waitlistHeading: TextKey { "waitlistHeading" }
  /// `Join waitlist`.
  public static var waitlistJoin: TextKey { "waitlistJoin" }
  /// `Was this you?`.
  public static var wasItYou: TextKey { "wasItYou" }
  /// `Hi {person}, good to see you`.
  public static var welcome: TextKey { "welcome" }
  /// `Welcome back`.
  public static var welcomeBack: TextKey { "welcomeBack" }
  /// `Use your work address, not a personal one`.
  public static var workEmailHint: TextKey { "workEmailHint" }
  /// `Work email`.
  public static var workEmailLabel: TextKey { "workEmailLabel" }
  /// `Enter your work email`.
  public static var workEmailPlaceholder: TextKey { "workEmailPlaceholder" }
  /// `Yes`.
  public static var yes: TextKey { "yes" }
}
