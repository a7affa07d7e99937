// Written by Scripts/support/embed.

// Each getter is compiled only into the code that uses it, so that an app pays for no other.

/// The keys of the UX copy of the shipped catalog.
extension TextKey {
  /// `Sign-ins from abroad will need verification`.
  @_alwaysEmitIntoClient public static var abroadBlockHint: TextKey { "abroadBlockHint" }
  /// `Block sign-ins from abroad`.
  @_alwaysEmitIntoClient public static var abroadBlockLabel: TextKey { "abroadBlockLabel" }
  /// `You’ve blocked sign-ins from abroad`.
  @_alwaysEmitIntoClient public static var abroadBlocked: TextKey { "abroadBlocked" }
  /// `Remove from this device`.
  @_alwaysEmitIntoClient public static var accountForget: TextKey { "accountForget" }
  /// `{count, plural, =0 {You can’t create another account`.
  @_alwaysEmitIntoClient public static var accountLimitReached: TextKey { "accountLimitReached" }
  /// `Account switched`.
  @_alwaysEmitIntoClient public static var accountSwitched: TextKey { "accountSwitched" }
  /// `Add an account`.
  @_alwaysEmitIntoClient public static var addAccount: TextKey { "addAccount" }
  /// `Apartment, building, floor`.
  @_alwaysEmitIntoClient public static var addressDetailLabel: TextKey { "addressDetailLabel" }
  /// `Find address`.
  @_alwaysEmitIntoClient public static var addressFind: TextKey { "addressFind" }
  /// `Town and block number`.
  @_alwaysEmitIntoClient public static var addressJapanBlockLabel: TextKey { "addressJapanBlockLabel" }
  /// `Building and room number`.
  @_alwaysEmitIntoClient public static var addressJapanBuildingLabel: TextKey { "addressJapanBuildingLabel" }
  /// `City, ward, town, or village`.
  @_alwaysEmitIntoClient public static var addressJapanCityLabel: TextKey { "addressJapanCityLabel" }
  /// `Prefecture`.
  @_alwaysEmitIntoClient public static var addressJapanPrefectureLabel: TextKey { "addressJapanPrefectureLabel" }
  /// `Building, floor, and unit`.
  @_alwaysEmitIntoClient public static var addressKoreaDetailLabel: TextKey { "addressKoreaDetailLabel" }
  /// `City, county, or district`.
  @_alwaysEmitIntoClient public static var addressKoreaDistrictLabel: TextKey { "addressKoreaDistrictLabel" }
  /// `Lot number address`.
  @_alwaysEmitIntoClient public static var addressKoreaLotLabel: TextKey { "addressKoreaLotLabel" }
  /// `Province or city`.
  @_alwaysEmitIntoClient public static var addressKoreaProvinceLabel: TextKey { "addressKoreaProvinceLabel" }
  /// `Road name address`.
  @_alwaysEmitIntoClient public static var addressKoreaRoadLabel: TextKey { "addressKoreaRoadLabel" }
  /// `Address`.
  @_alwaysEmitIntoClient public static var addressLabel: TextKey { "addressLabel" }
  /// `City or county`.
  @_alwaysEmitIntoClient public static var addressTaiwanCityLabel: TextKey { "addressTaiwanCityLabel" }
  /// `District or township`.
  @_alwaysEmitIntoClient public static var addressTaiwanDistrictLabel: TextKey { "addressTaiwanDistrictLabel" }
  /// `Floor and room`.
  @_alwaysEmitIntoClient public static var addressTaiwanFloorLabel: TextKey { "addressTaiwanFloorLabel" }
  /// `Street, lane, alley, and number`.
  @_alwaysEmitIntoClient public static var addressTaiwanStreetLabel: TextKey { "addressTaiwanStreetLabel" }
  /// `Your age check is no longer valid`.
  @_alwaysEmitIntoClient public static var adultExpired: TextKey { "adultExpired" }
  /// `For adults only`.
  @_alwaysEmitIntoClient public static var adultHeading: TextKey { "adultHeading" }
  /// `{count, plural, =0 {To continue, verify your age.} one {To continue, verify that you’re …`.
  @_alwaysEmitIntoClient public static var adultPrompt: TextKey { "adultPrompt" }
  /// `{count, plural, =0 {You don’t meet the age requirement for this.} one {You have to be at …`.
  @_alwaysEmitIntoClient public static var adultRefused: TextKey { "adultRefused" }
  /// `Your age check is valid until {date, date, long}`.
  @_alwaysEmitIntoClient public static var adultValidUntil: TextKey { "adultValidUntil" }
  /// `Verify age`.
  @_alwaysEmitIntoClient public static var adultVerify: TextKey { "adultVerify" }
  /// `{count, plural, =0 {I’m old enough to use this service (required)} one {I’m at least # …`.
  @_alwaysEmitIntoClient public static var ageConsent: TextKey { "ageConsent" }
  /// `I’m 14 or older (required)`.
  @_alwaysEmitIntoClient public static var ageOver14: TextKey { "ageOver14" }
  /// `I’m under 14`.
  @_alwaysEmitIntoClient public static var ageUnder14: TextKey { "ageUnder14" }
  /// `Agree and continue`.
  @_alwaysEmitIntoClient public static var agreeAndContinue: TextKey { "agreeAndContinue" }
  /// `Agree and sign up`.
  @_alwaysEmitIntoClient public static var agreeAndSignUp: TextKey { "agreeAndSignUp" }
  /// `Agree to all, including optional items`.
  @_alwaysEmitIntoClient public static var agreeToAll: TextKey { "agreeToAll" }
  /// `I declare that I have no ties to organized crime (required)`.
  @_alwaysEmitIntoClient public static var antisocialDeclare: TextKey { "antisocialDeclare" }
  /// `This version can’t be used anymore`.
  @_alwaysEmitIntoClient public static var appUpdateBody: TextKey { "appUpdateBody" }
  /// `Update now`.
  @_alwaysEmitIntoClient public static var appUpdateButton: TextKey { "appUpdateButton" }
  /// `Update the app`.
  @_alwaysEmitIntoClient public static var appUpdateHeading: TextKey { "appUpdateHeading" }
  /// `Approve`.
  @_alwaysEmitIntoClient public static var approveButton: TextKey { "approveButton" }
  /// `{count, plural, =0 {Several incorrect attempts in a row will pause sign-in for a while.} …`.
  @_alwaysEmitIntoClient public static var attemptsLeft: TextKey { "attemptsLeft" }
  /// `{seconds, plural, =0 {Sign-in is paused after too many attempts`.
  @_alwaysEmitIntoClient public static var attemptsNone: TextKey { "attemptsNone" }
  /// `Authenticator app added`.
  @_alwaysEmitIntoClient public static var authenticatorAdded: TextKey { "authenticatorAdded" }
  /// `Can’t scan the QR code?`.
  @_alwaysEmitIntoClient public static var authenticatorCantScan: TextKey { "authenticatorCantScan" }
  /// `Code not accepted?`.
  @_alwaysEmitIntoClient public static var authenticatorClock: TextKey { "authenticatorClock" }
  /// `To finish, enter the code from the app`.
  @_alwaysEmitIntoClient public static var authenticatorConfirm: TextKey { "authenticatorConfirm" }
  /// `Setup key`.
  @_alwaysEmitIntoClient public static var authenticatorKeyLabel: TextKey { "authenticatorKeyLabel" }
  /// `Enter this setup key in your authenticator app`.
  @_alwaysEmitIntoClient public static var authenticatorKeyPrompt: TextKey { "authenticatorKeyPrompt" }
  /// `Getting a new phone?`.
  @_alwaysEmitIntoClient public static var authenticatorMove: TextKey { "authenticatorMove" }
  /// `Open your authenticator app and enter the code it shows`.
  @_alwaysEmitIntoClient public static var authenticatorPrompt: TextKey { "authenticatorPrompt" }
  /// `Scan this QR code with your authenticator app`.
  @_alwaysEmitIntoClient public static var authenticatorSetup: TextKey { "authenticatorSetup" }
  /// `Sign me in automatically`.
  @_alwaysEmitIntoClient public static var autoSignIn: TextKey { "autoSignIn" }
  /// `Back`.
  @_alwaysEmitIntoClient public static var back: TextKey { "back" }
  /// `You’re back online`.
  @_alwaysEmitIntoClient public static var backOnline: TextKey { "backOnline" }
  /// `Back to sign-in`.
  @_alwaysEmitIntoClient public static var backToSignIn: TextKey { "backToSignIn" }
  /// `Enter one of the backup codes you saved`.
  @_alwaysEmitIntoClient public static var backupCodePrompt: TextKey { "backupCodePrompt" }
  /// `Backup codes copied`.
  @_alwaysEmitIntoClient public static var backupCodesCopied: TextKey { "backupCodesCopied" }
  /// `Download codes`.
  @_alwaysEmitIntoClient public static var backupCodesDownload: TextKey { "backupCodesDownload" }
  /// `Backup codes`.
  @_alwaysEmitIntoClient public static var backupCodesHeading: TextKey { "backupCodesHeading" }
  /// `{amount, plural, =0 {No backup codes left} one {# backup code left} other {# backup codes …`.
  @_alwaysEmitIntoClient public static var backupCodesLeft: TextKey { "backupCodesLeft" }
  /// `Get new codes`.
  @_alwaysEmitIntoClient public static var backupCodesNew: TextKey { "backupCodesNew" }
  /// `Your old codes will stop working`.
  @_alwaysEmitIntoClient public static var backupCodesNewBody: TextKey { "backupCodesNewBody" }
  /// `Get new backup codes?`.
  @_alwaysEmitIntoClient public static var backupCodesNewHeading: TextKey { "backupCodesNewHeading" }
  /// `Print codes`.
  @_alwaysEmitIntoClient public static var backupCodesPrint: TextKey { "backupCodesPrint" }
  /// `Save these codes somewhere safe`.
  @_alwaysEmitIntoClient public static var backupCodesSave: TextKey { "backupCodesSave" }
  /// `I’ve saved these codes`.
  @_alwaysEmitIntoClient public static var backupCodesSavedCheck: TextKey { "backupCodesSavedCheck" }
  /// `Verify your bank account`.
  @_alwaysEmitIntoClient public static var bankAccountHeading: TextKey { "bankAccountHeading" }
  /// `Enter only the digits, without hyphens`.
  @_alwaysEmitIntoClient public static var bankAccountHint: TextKey { "bankAccountHint" }
  /// `Account number`.
  @_alwaysEmitIntoClient public static var bankAccountLabel: TextKey { "bankAccountLabel" }
  /// `Number in the sender’s name`.
  @_alwaysEmitIntoClient public static var bankDepositLabel: TextKey { "bankDepositLabel" }
  /// `{count, plural, =0 {We sent 1 won to your bank account`.
  @_alwaysEmitIntoClient public static var bankDepositPrompt: TextKey { "bankDepositPrompt" }
  /// `Get 1 won`.
  @_alwaysEmitIntoClient public static var bankDepositSend: TextKey { "bankDepositSend" }
  /// `That number isn’t right`.
  @_alwaysEmitIntoClient public static var bankDepositWrong: TextKey { "bankDepositWrong" }
  /// `The bank account isn’t in the name you entered`.
  @_alwaysEmitIntoClient public static var bankHolderMismatch: TextKey { "bankHolderMismatch" }
  /// `Bank`.
  @_alwaysEmitIntoClient public static var bankLabel: TextKey { "bankLabel" }
  /// `Turn on`.
  @_alwaysEmitIntoClient public static var biometricsEnable: TextKey { "biometricsEnable" }
  /// `Your face and fingerprint data stays on this device`.
  @_alwaysEmitIntoClient public static var biometricsEnableBody: TextKey { "biometricsEnableBody" }
  /// `Sign in with your face or fingerprint?`.
  @_alwaysEmitIntoClient public static var biometricsEnableHeading: TextKey { "biometricsEnableHeading" }
  /// `Face or fingerprint sign-in`.
  @_alwaysEmitIntoClient public static var biometricsLabel: TextKey { "biometricsLabel" }
  /// `Face or fingerprint sign-in is off`.
  @_alwaysEmitIntoClient public static var biometricsOff: TextKey { "biometricsOff" }
  /// `Face or fingerprint sign-in is on`.
  @_alwaysEmitIntoClient public static var biometricsOn: TextKey { "biometricsOn" }
  /// `Sign in to {app}`.
  @_alwaysEmitIntoClient public static var biometricsReason: TextKey { "biometricsReason" }
  /// `That date is in the future`.
  @_alwaysEmitIntoClient public static var birthDateFuture: TextKey { "birthDateFuture" }
  /// `Date of birth`.
  @_alwaysEmitIntoClient public static var birthDateLabel: TextKey { "birthDateLabel" }
  /// `That date doesn’t exist`.
  @_alwaysEmitIntoClient public static var birthDateNotReal: TextKey { "birthDateNotReal" }
  /// `YYYYMMDD, such as 19990101`.
  @_alwaysEmitIntoClient public static var birthDatePlaceholder: TextKey { "birthDatePlaceholder" }
  /// `Day`.
  @_alwaysEmitIntoClient public static var birthDayLabel: TextKey { "birthDayLabel" }
  /// `Month`.
  @_alwaysEmitIntoClient public static var birthMonthLabel: TextKey { "birthMonthLabel" }
  /// `Year`.
  @_alwaysEmitIntoClient public static var birthYearLabel: TextKey { "birthYearLabel" }
  /// `Enter 10 digits, without hyphens`.
  @_alwaysEmitIntoClient public static var businessNumberHint: TextKey { "businessNumberHint" }
  /// `Business registration number`.
  @_alwaysEmitIntoClient public static var businessNumberLabel: TextKey { "businessNumberLabel" }
  /// `We couldn’t confirm this number`.
  @_alwaysEmitIntoClient public static var businessNumberNotFound: TextKey { "businessNumberNotFound" }
  /// `Keep this page open`.
  @_alwaysEmitIntoClient public static var busyBody: TextKey { "busyBody" }
  /// `It’s very busy right now`.
  @_alwaysEmitIntoClient public static var busyHeading: TextKey { "busyHeading" }
  /// `{count, plural, =0 {You’re in line} one {# person ahead of you} other {# people ahead of …`.
  @_alwaysEmitIntoClient public static var busyQueue: TextKey { "busyQueue" }
  /// `{minutes, plural, =0 {Waiting for your turn…} other {Your turn in about {wait}}}`.
  @_alwaysEmitIntoClient public static var busyWait: TextKey { "busyWait" }
  /// `I’ve entered the digits`.
  @_alwaysEmitIntoClient public static var callDigitsDone: TextKey { "callDigitsDone" }
  /// `We’re calling {destination}`.
  @_alwaysEmitIntoClient public static var callDigitsPrompt: TextKey { "callDigitsPrompt" }
  /// `Call now`.
  @_alwaysEmitIntoClient public static var callToVerifyButton: TextKey { "callToVerifyButton" }
  /// `Call {number} from the phone you want to verify`.
  @_alwaysEmitIntoClient public static var callToVerifyPrompt: TextKey { "callToVerifyPrompt" }
  /// `Waiting for your call…`.
  @_alwaysEmitIntoClient public static var callToVerifyWaiting: TextKey { "callToVerifyWaiting" }
  /// `Cancel`.
  @_alwaysEmitIntoClient public static var cancel: TextKey { "cancel" }
  /// `Caps Lock is on`.
  @_alwaysEmitIntoClient public static var capsLockOn: TextKey { "capsLockOn" }
  /// `Characters in the picture`.
  @_alwaysEmitIntoClient public static var captchaLabel: TextKey { "captchaLabel" }
  /// `Listen instead`.
  @_alwaysEmitIntoClient public static var captchaListen: TextKey { "captchaListen" }
  /// `Show different characters`.
  @_alwaysEmitIntoClient public static var captchaNew: TextKey { "captchaNew" }
  /// `The digital certificate on your card can no longer be used`.
  @_alwaysEmitIntoClient public static var cardCertificateExpired: TextKey { "cardCertificateExpired" }
  /// `Enter the signature password of your card:`.
  @_alwaysEmitIntoClient public static var cardPasswordPrompt: TextKey { "cardPasswordPrompt" }
  /// `Your card is locked after too many incorrect attempts`.
  @_alwaysEmitIntoClient public static var cardPinLocked: TextKey { "cardPinLocked" }
  /// `Enter the 4-digit PIN of your card`.
  @_alwaysEmitIntoClient public static var cardPinPrompt: TextKey { "cardPinPrompt" }
  /// `{count, plural, =0 {That isn’t right`.
  @_alwaysEmitIntoClient public static var cardPinWrong: TextKey { "cardPinWrong" }
  /// `au`.
  @_alwaysEmitIntoClient public static var carrierAu: TextKey { "carrierAu" }
  /// `Budget carrier`.
  @_alwaysEmitIntoClient public static var carrierBudget: TextKey { "carrierBudget" }
  /// `docomo`.
  @_alwaysEmitIntoClient public static var carrierDocomo: TextKey { "carrierDocomo" }
  /// `KT`.
  @_alwaysEmitIntoClient public static var carrierKt: TextKey { "carrierKt" }
  /// `KT network (budget carrier)`.
  @_alwaysEmitIntoClient public static var carrierKtBudget: TextKey { "carrierKtBudget" }
  /// `Carrier`.
  @_alwaysEmitIntoClient public static var carrierLabel: TextKey { "carrierLabel" }
  /// `LG U+`.
  @_alwaysEmitIntoClient public static var carrierLgu: TextKey { "carrierLgu" }
  /// `LG U+ network (budget carrier)`.
  @_alwaysEmitIntoClient public static var carrierLguBudget: TextKey { "carrierLguBudget" }
  /// `Rakuten Mobile`.
  @_alwaysEmitIntoClient public static var carrierRakuten: TextKey { "carrierRakuten" }
  /// `SKT`.
  @_alwaysEmitIntoClient public static var carrierSkt: TextKey { "carrierSkt" }
  /// `SKT network (budget carrier)`.
  @_alwaysEmitIntoClient public static var carrierSktBudget: TextKey { "carrierSktBudget" }
  /// `SoftBank`.
  @_alwaysEmitIntoClient public static var carrierSoftBank: TextKey { "carrierSoftBank" }
  /// `{providerNamed, select, no {Approve the request in the app`.
  @_alwaysEmitIntoClient public static var certificateAppPrompt: TextKey { "certificateAppPrompt" }
  /// `I’ve approved it`.
  @_alwaysEmitIntoClient public static var certificateDone: TextKey { "certificateDone" }
  /// `Financial certificate`.
  @_alwaysEmitIntoClient public static var certificateFinancial: TextKey { "certificateFinancial" }
  /// `Choose a certificate`.
  @_alwaysEmitIntoClient public static var certificateHeading: TextKey { "certificateHeading" }
  /// `Joint certificate`.
  @_alwaysEmitIntoClient public static var certificateJoint: TextKey { "certificateJoint" }
  /// `Kakao certificate`.
  @_alwaysEmitIntoClient public static var certificateKakao: TextKey { "certificateKakao" }
  /// `Naver certificate`.
  @_alwaysEmitIntoClient public static var certificateNaver: TextKey { "certificateNaver" }
  /// `PASS certificate`.
  @_alwaysEmitIntoClient public static var certificatePass: TextKey { "certificatePass" }
  /// `Send request again`.
  @_alwaysEmitIntoClient public static var certificateResend: TextKey { "certificateResend" }
  /// `Request sent`.
  @_alwaysEmitIntoClient public static var certificateSent: TextKey { "certificateSent" }
  /// `Toss certificate`.
  @_alwaysEmitIntoClient public static var certificateToss: TextKey { "certificateToss" }
  /// `The request hasn’t been approved yet`.
  @_alwaysEmitIntoClient public static var certificateWaiting: TextKey { "certificateWaiting" }
  /// `Change`.
  @_alwaysEmitIntoClient public static var change: TextKey { "change" }
  /// `Use another email or number`.
  @_alwaysEmitIntoClient public static var changeDestination: TextKey { "changeDestination" }
  /// `Email address changed`.
  @_alwaysEmitIntoClient public static var changeEmailDone: TextKey { "changeEmailDone" }
  /// `Change email address`.
  @_alwaysEmitIntoClient public static var changeEmailHeading: TextKey { "changeEmailHeading" }
  /// `We sent a link to {destination}`.
  @_alwaysEmitIntoClient public static var changeEmailSent: TextKey { "changeEmailSent" }
  /// `Change password`.
  @_alwaysEmitIntoClient public static var changePasswordButton: TextKey { "changePasswordButton" }
  /// `Password changed`.
  @_alwaysEmitIntoClient public static var changePasswordDone: TextKey { "changePasswordDone" }
  /// `Change password`.
  @_alwaysEmitIntoClient public static var changePasswordHeading: TextKey { "changePasswordHeading" }
  /// `Phone number changed`.
  @_alwaysEmitIntoClient public static var changePhoneDone: TextKey { "changePhoneDone" }
  /// `Change phone number`.
  @_alwaysEmitIntoClient public static var changePhoneHeading: TextKey { "changePhoneHeading" }
  /// `We’ll text a code to the new number to make sure it’s yours`.
  @_alwaysEmitIntoClient public static var changePhoneHint: TextKey { "changePhoneHint" }
  /// `{limit, plural, =0 {{amount, plural, one {# character} other {# characters}}} one …`.
  @_alwaysEmitIntoClient public static var characterCount: TextKey { "characterCount" }
  /// `{amount, plural, =0 {No characters left} one {# character left} other {# characters left}}`.
  @_alwaysEmitIntoClient public static var charactersLeft: TextKey { "charactersLeft" }
  /// `Turn on NFC in your phone’s settings, then try again`.
  @_alwaysEmitIntoClient public static var chipNfcOff: TextKey { "chipNfcOff" }
  /// `The card couldn’t be read`.
  @_alwaysEmitIntoClient public static var chipNotRead: TextKey { "chipNotRead" }
  /// `Hold the card flat against your phone and keep it still`.
  @_alwaysEmitIntoClient public static var chipPrompt: TextKey { "chipPrompt" }
  /// `Reading the card… Keep it still`.
  @_alwaysEmitIntoClient public static var chipReading: TextKey { "chipReading" }
  /// `This phone can’t read the card`.
  @_alwaysEmitIntoClient public static var chipUnsupported: TextKey { "chipUnsupported" }
  /// `Choose an account`.
  @_alwaysEmitIntoClient public static var chooseAccountHeading: TextKey { "chooseAccountHeading" }
  /// `Choose how to verify`.
  @_alwaysEmitIntoClient public static var chooseFactor: TextKey { "chooseFactor" }
  /// `City, ward, or town`.
  @_alwaysEmitIntoClient public static var cityLabel: TextKey { "cityLabel" }
  /// `Close`.
  @_alwaysEmitIntoClient public static var close: TextKey { "close" }
  /// `Close`.
  @_alwaysEmitIntoClient public static var closeDialog: TextKey { "closeDialog" }
  /// `Call me with a code`.
  @_alwaysEmitIntoClient public static var codeByCall: TextKey { "codeByCall" }
  /// `Email me a code`.
  @_alwaysEmitIntoClient public static var codeByEmail: TextKey { "codeByEmail" }
  /// `Get a code in KakaoTalk`.
  @_alwaysEmitIntoClient public static var codeByKakao: TextKey { "codeByKakao" }
  /// `Text me a code`.
  @_alwaysEmitIntoClient public static var codeByText: TextKey { "codeByText" }
  /// `If there’s a matching account, we’ll call {destination} and read out a code`.
  @_alwaysEmitIntoClient public static var codeCallIfAccount: TextKey { "codeCallIfAccount" }
  /// `We’re calling {destination}`.
  @_alwaysEmitIntoClient public static var codeCallPrompt: TextKey { "codeCallPrompt" }
  /// `{count, plural, =0 {Code digit} one {{limit, plural, =0 {Digit {count}} one {Digit …`.
  @_alwaysEmitIntoClient public static var codeDigitLabel: TextKey { "codeDigitLabel" }
  /// `{minutes, plural, =0 {This code works for a limited time.} other {This code expires in …`.
  @_alwaysEmitIntoClient public static var codeExpiresIn: TextKey { "codeExpiresIn" }
  /// `Get more time`.
  @_alwaysEmitIntoClient public static var codeExtendTime: TextKey { "codeExtendTime" }
  /// `Don’t share this code with anyone`.
  @_alwaysEmitIntoClient public static var codeHint: TextKey { "codeHint" }
  /// `Verification code`.
  @_alwaysEmitIntoClient public static var codeLabel: TextKey { "codeLabel" }
  /// `{count, plural, =0 {Enter the code} one {Enter the #-digit code} other {Enter the #-digit …`.
  @_alwaysEmitIntoClient public static var codeLength: TextKey { "codeLength" }
  /// `Didn’t get a code?`.
  @_alwaysEmitIntoClient public static var codeNotReceived: TextKey { "codeNotReceived" }
  /// `Check your spam folder, and make sure the address or number is right`.
  @_alwaysEmitIntoClient public static var codeNotReceivedHelp: TextKey { "codeNotReceivedHelp" }
  /// `Paste code`.
  @_alwaysEmitIntoClient public static var codePaste: TextKey { "codePaste" }
  /// `Enter the code`.
  @_alwaysEmitIntoClient public static var codePlaceholder: TextKey { "codePlaceholder" }
  /// `{count, plural, =0 {You can ask for only a few codes a day.} one {You can get # more code …`.
  @_alwaysEmitIntoClient public static var codeRequestsLeft: TextKey { "codeRequestsLeft" }
  /// `You’ve asked for as many codes as you can today`.
  @_alwaysEmitIntoClient public static var codeRequestsNone: TextKey { "codeRequestsNone" }
  /// `New code requested`.
  @_alwaysEmitIntoClient public static var codeResent: TextKey { "codeResent" }
  /// `If there’s a matching account, we’ll send a code to {destination}`.
  @_alwaysEmitIntoClient public static var codeSentIfAccount: TextKey { "codeSentIfAccount" }
  /// `We sent a code to {destination}`.
  @_alwaysEmitIntoClient public static var codeSentTo: TextKey { "codeSentTo" }
  /// `{seconds, plural, =0 {Code expired} other {{countdown} left}}`.
  @_alwaysEmitIntoClient public static var codeTimeLeft: TextKey { "codeTimeLeft" }
  /// `{count, plural, =0 {After several incorrect attempts, you’ll need a new code.} one {You …`.
  @_alwaysEmitIntoClient public static var codeTriesLeft: TextKey { "codeTriesLeft" }
  /// `Company name`.
  @_alwaysEmitIntoClient public static var companyNameLabel: TextKey { "companyNameLabel" }
  /// `Confirm new password`.
  @_alwaysEmitIntoClient public static var confirmPasswordLabel: TextKey { "confirmPasswordLabel" }
  /// `Withdraw consent`.
  @_alwaysEmitIntoClient public static var consentWithdraw: TextKey { "consentWithdraw" }
  /// `Contact support`.
  @_alwaysEmitIntoClient public static var contactSupport: TextKey { "contactSupport" }
  /// `Continue as guest`.
  @_alwaysEmitIntoClient public static var continueAsGuest: TextKey { "continueAsGuest" }
  /// `Continue`.
  @_alwaysEmitIntoClient public static var continueButton: TextKey { "continueButton" }
  /// `{providerNamed, select, no {Continue} other {Continue with {provider}}}`.
  @_alwaysEmitIntoClient public static var continueWith: TextKey { "continueWith" }
  /// `Continue with Apple`.
  @_alwaysEmitIntoClient public static var continueWithApple: TextKey { "continueWithApple" }
  /// `Continue with email`.
  @_alwaysEmitIntoClient public static var continueWithEmail: TextKey { "continueWithEmail" }
  /// `Continue with Facebook`.
  @_alwaysEmitIntoClient public static var continueWithFacebook: TextKey { "continueWithFacebook" }
  /// `Continue with Google`.
  @_alwaysEmitIntoClient public static var continueWithGoogle: TextKey { "continueWithGoogle" }
  /// `Login with Kakao`.
  @_alwaysEmitIntoClient public static var continueWithKakao: TextKey { "continueWithKakao" }
  /// `Log in with LINE`.
  @_alwaysEmitIntoClient public static var continueWithLine: TextKey { "continueWithLine" }
  /// `Sign in with NAVER`.
  @_alwaysEmitIntoClient public static var continueWithNaver: TextKey { "continueWithNaver" }
  /// `Continue with phone number`.
  @_alwaysEmitIntoClient public static var continueWithPhone: TextKey { "continueWithPhone" }
  /// `Continue without an account`.
  @_alwaysEmitIntoClient public static var continueWithoutAccount: TextKey { "continueWithoutAccount" }
  /// `Allow all`.
  @_alwaysEmitIntoClient public static var cookieAllowAll: TextKey { "cookieAllowAll" }
  /// `We use cookies and send data about your use to other companies`.
  @_alwaysEmitIntoClient public static var cookieBody: TextKey { "cookieBody" }
  /// `Choose cookies`.
  @_alwaysEmitIntoClient public static var cookieChoose: TextKey { "cookieChoose" }
  /// `Your cookie choices`.
  @_alwaysEmitIntoClient public static var cookieHeading: TextKey { "cookieHeading" }
  /// `Only what’s needed`.
  @_alwaysEmitIntoClient public static var cookieNeededOnly: TextKey { "cookieNeededOnly" }
  /// `Copied`.
  @_alwaysEmitIntoClient public static var copied: TextKey { "copied" }
  /// `Copy`.
  @_alwaysEmitIntoClient public static var copy: TextKey { "copy" }
  /// `Country or region`.
  @_alwaysEmitIntoClient public static var countryCodeLabel: TextKey { "countryCodeLabel" }
  /// `Search countries and regions`.
  @_alwaysEmitIntoClient public static var countrySearch: TextKey { "countrySearch" }
  /// `Creating your account…`.
  @_alwaysEmitIntoClient public static var creatingAccount: TextKey { "creatingAccount" }
  /// `Current password`.
  @_alwaysEmitIntoClient public static var currentPasswordLabel: TextKey { "currentPasswordLabel" }
  /// `Enter your current password`.
  @_alwaysEmitIntoClient public static var currentPasswordPlaceholder: TextKey { "currentPasswordPlaceholder" }
  /// `Decline`.
  @_alwaysEmitIntoClient public static var declineButton: TextKey { "declineButton" }
  /// `If you didn’t start this sign-in, you did the right thing`.
  @_alwaysEmitIntoClient public static var declinedPrompt: TextKey { "declinedPrompt" }
  /// `Delete account`.
  @_alwaysEmitIntoClient public static var deleteAccount: TextKey { "deleteAccount" }
  /// `Removing the app from your device doesn’t delete your account`.
  @_alwaysEmitIntoClient public static var deleteAppNotEnough: TextKey { "deleteAppNotEnough" }
  /// `You still have a balance`.
  @_alwaysEmitIntoClient public static var deleteBlockedBalance: TextKey { "deleteBlockedBalance" }
  /// `You can’t delete your account yet`.
  @_alwaysEmitIntoClient public static var deleteBlockedHeading: TextKey { "deleteBlockedHeading" }
  /// `You have orders or payments in progress`.
  @_alwaysEmitIntoClient public static var deleteBlockedOrders: TextKey { "deleteBlockedOrders" }
  /// `You have a withdrawal in progress`.
  @_alwaysEmitIntoClient public static var deleteBlockedPayout: TextKey { "deleteBlockedPayout" }
  /// `You have an active subscription`.
  @_alwaysEmitIntoClient public static var deleteBlockedSubscription: TextKey { "deleteBlockedSubscription" }
  /// `Keep my account`.
  @_alwaysEmitIntoClient public static var deleteCancel: TextKey { "deleteCancel" }
  /// `Your account won’t be deleted`.
  @_alwaysEmitIntoClient public static var deleteCanceled: TextKey { "deleteCanceled" }
  /// `Type {word} to confirm`.
  @_alwaysEmitIntoClient public static var deleteConfirmPrompt: TextKey { "deleteConfirmPrompt" }
  /// `DELETE`.
  @_alwaysEmitIntoClient public static var deleteConfirmWord: TextKey { "deleteConfirmWord" }
  /// `We’ve received your request to delete your account`.
  @_alwaysEmitIntoClient public static var deleteDone: TextKey { "deleteDone" }
  /// `Download my data`.
  @_alwaysEmitIntoClient public static var deleteDownloadData: TextKey { "deleteDownloadData" }
  /// `{count, plural, =0 {Your account will be deleted right away.} one {You’ll have # day to …`.
  @_alwaysEmitIntoClient public static var deleteGraceDays: TextKey { "deleteGraceDays" }
  /// `This can’t be undone`.
  @_alwaysEmitIntoClient public static var deleteIrreversible: TextKey { "deleteIrreversible" }
  /// `I’ve read all of the above`.
  @_alwaysEmitIntoClient public static var deleteNoticeAgree: TextKey { "deleteNoticeAgree" }
  /// `You’ll lose your points, coupons, and purchase history`.
  @_alwaysEmitIntoClient public static var deletePoints: TextKey { "deletePoints" }
  /// `It’s hard to use`.
  @_alwaysEmitIntoClient public static var deleteReasonDifficult: TextKey { "deleteReasonDifficult" }
  /// `Why are you leaving?`.
  @_alwaysEmitIntoClient public static var deleteReasonHeading: TextKey { "deleteReasonHeading" }
  /// `I want to use a new account`.
  @_alwaysEmitIntoClient public static var deleteReasonNewAccount: TextKey { "deleteReasonNewAccount" }
  /// `I don’t use it often`.
  @_alwaysEmitIntoClient public static var deleteReasonNotUsed: TextKey { "deleteReasonNotUsed" }
  /// `Something else`.
  @_alwaysEmitIntoClient public static var deleteReasonOther: TextKey { "deleteReasonOther" }
  /// `I’m worried about my privacy`.
  @_alwaysEmitIntoClient public static var deleteReasonPrivacy: TextKey { "deleteReasonPrivacy" }
  /// `Tell us more`.
  @_alwaysEmitIntoClient public static var deleteReasonTextLabel: TextKey { "deleteReasonTextLabel" }
  /// `To delete your account, confirm it’s you first`.
  @_alwaysEmitIntoClient public static var deleteReauthPrompt: TextKey { "deleteReauthPrompt" }
  /// `{count, plural, =0 {You may have to wait before you can sign up again.} one {You can’t …`.
  @_alwaysEmitIntoClient public static var deleteRejoin: TextKey { "deleteRejoin" }
  /// `Some records are kept for as long as the law requires`.
  @_alwaysEmitIntoClient public static var deleteRetention: TextKey { "deleteRetention" }
  /// `Your account will be deleted on {date, date, long}`.
  @_alwaysEmitIntoClient public static var deleteScheduled: TextKey { "deleteScheduled" }
  /// `Subscriptions from the App Store or Google Play aren’t canceled when you delete your …`.
  @_alwaysEmitIntoClient public static var deleteStoreSubscription: TextKey { "deleteStoreSubscription" }
  /// `{providerNamed, select, no {Your connections with other services will be removed too.} …`.
  @_alwaysEmitIntoClient public static var deleteUnlinksProvider: TextKey { "deleteUnlinksProvider" }
  /// `Your profile, settings, and everything you’ve saved will be deleted`.
  @_alwaysEmitIntoClient public static var deleteWarning: TextKey { "deleteWarning" }
  /// `Department`.
  @_alwaysEmitIntoClient public static var departmentLabel: TextKey { "departmentLabel" }
  /// `Number or email changed?`.
  @_alwaysEmitIntoClient public static var destinationLost: TextKey { "destinationLost" }
  /// `Use another way to confirm it’s you, then update your number or email address`.
  @_alwaysEmitIntoClient public static var destinationLostBody: TextKey { "destinationLostBody" }
  /// `You can’t change your name or date of birth after you sign up`.
  @_alwaysEmitIntoClient public static var detailsFixedHint: TextKey { "detailsFixedHint" }
  /// `You’re signed in on your other device`.
  @_alwaysEmitIntoClient public static var deviceApproved: TextKey { "deviceApproved" }
  /// `Sign in with your phone`.
  @_alwaysEmitIntoClient public static var deviceCodeHeading: TextKey { "deviceCodeHeading" }
  /// `Code shown on your other device`.
  @_alwaysEmitIntoClient public static var deviceCodeLabel: TextKey { "deviceCodeLabel" }
  /// `On your phone or computer, go to {url} and enter the code below`.
  @_alwaysEmitIntoClient public static var deviceCodePrompt: TextKey { "deviceCodePrompt" }
  /// `Waiting for your approval…`.
  @_alwaysEmitIntoClient public static var deviceCodeWaiting: TextKey { "deviceCodeWaiting" }
  /// `Sign-in declined`.
  @_alwaysEmitIntoClient public static var deviceDeclined: TextKey { "deviceDeclined" }
  /// `{count, plural, =0 {You can’t register another device`.
  @_alwaysEmitIntoClient public static var deviceLimitReached: TextKey { "deviceLimitReached" }
  /// `For your safety, this app doesn’t work on rooted or jailbroken devices`.
  @_alwaysEmitIntoClient public static var deviceModified: TextKey { "deviceModified" }
  /// `Device name`.
  @_alwaysEmitIntoClient public static var deviceNameLabel: TextKey { "deviceNameLabel" }
  /// `You can use your account only on devices you’ve registered`.
  @_alwaysEmitIntoClient public static var deviceRegisterBody: TextKey { "deviceRegisterBody" }
  /// `Register device`.
  @_alwaysEmitIntoClient public static var deviceRegisterButton: TextKey { "deviceRegisterButton" }
  /// `Register this device?`.
  @_alwaysEmitIntoClient public static var deviceRegisterHeading: TextKey { "deviceRegisterHeading" }
  /// `Device registered`.
  @_alwaysEmitIntoClient public static var deviceRegistered: TextKey { "deviceRegistered" }
  /// `Allow only registered devices`.
  @_alwaysEmitIntoClient public static var deviceRegisteredOnly: TextKey { "deviceRegisteredOnly" }
  /// `Sign out`.
  @_alwaysEmitIntoClient public static var deviceSignOut: TextKey { "deviceSignOut" }
  /// `Signed out of {device}`.
  @_alwaysEmitIntoClient public static var deviceSignOutDone: TextKey { "deviceSignOutDone" }
  /// `Sign out of {device}?`.
  @_alwaysEmitIntoClient public static var deviceSignOutHeading: TextKey { "deviceSignOutHeading" }
  /// `Your devices`.
  @_alwaysEmitIntoClient public static var devicesHeading: TextKey { "devicesHeading" }
  /// `If you don’t recognize a device, sign out of it and change your password`.
  @_alwaysEmitIntoClient public static var devicesHint: TextKey { "devicesHint" }
  /// `Display name`.
  @_alwaysEmitIntoClient public static var displayNameLabel: TextKey { "displayNameLabel" }
  /// `Done`.
  @_alwaysEmitIntoClient public static var done: TextKey { "done" }
  /// `You haven’t signed in for a long time`.
  @_alwaysEmitIntoClient public static var dormantBody: TextKey { "dormantBody" }
  /// `Your account is inactive`.
  @_alwaysEmitIntoClient public static var dormantHeading: TextKey { "dormantHeading" }
  /// `You haven’t signed in for a long time`.
  @_alwaysEmitIntoClient public static var dormantNotice: TextKey { "dormantNotice" }
  /// `Reactivate account`.
  @_alwaysEmitIntoClient public static var dormantRelease: TextKey { "dormantRelease" }
  /// `Your account is active again`.
  @_alwaysEmitIntoClient public static var dormantReleased: TextKey { "dormantReleased" }
  /// `If you continue here, you’ll be signed out there`.
  @_alwaysEmitIntoClient public static var duplicateSignInBody: TextKey { "duplicateSignInBody" }
  /// `Continue here`.
  @_alwaysEmitIntoClient public static var duplicateSignInContinue: TextKey { "duplicateSignInContinue" }
  /// `Already signed in on another device`.
  @_alwaysEmitIntoClient public static var duplicateSignInHeading: TextKey { "duplicateSignInHeading" }
  /// `Edit`.
  @_alwaysEmitIntoClient public static var edit: TextKey { "edit" }
  /// `Your documents have been approved, and your identity is verified`.
  @_alwaysEmitIntoClient public static var ekycApproved: TextKey { "ekycApproved" }
  /// `Now take a photo of the back`.
  @_alwaysEmitIntoClient public static var ekycBackPrompt: TextKey { "ekycBackPrompt" }
  /// `Blink slowly`.
  @_alwaysEmitIntoClient public static var ekycBlinkPrompt: TextKey { "ekycBlinkPrompt" }
  /// `To take photos of your ID and face, allow camera access in your device settings`.
  @_alwaysEmitIntoClient public static var ekycCameraBody: TextKey { "ekycCameraBody" }
  /// `Allow camera access`.
  @_alwaysEmitIntoClient public static var ekycCameraHeading: TextKey { "ekycCameraHeading" }
  /// `Before you take the photo, cover your My Number or the last 7 digits of your resident …`.
  @_alwaysEmitIntoClient public static var ekycCoverNumber: TextKey { "ekycCoverNumber" }
  /// `This document has expired`.
  @_alwaysEmitIntoClient public static var ekycDocumentExpired: TextKey { "ekycDocumentExpired" }
  /// `This isn’t the document you chose`.
  @_alwaysEmitIntoClient public static var ekycDocumentOther: TextKey { "ekycDocumentOther" }
  /// `Driver’s license`.
  @_alwaysEmitIntoClient public static var ekycDriverLicense: TextKey { "ekycDriverLicense" }
  /// `Driving history certificate`.
  @_alwaysEmitIntoClient public static var ekycDrivingHistory: TextKey { "ekycDrivingHistory" }
  /// `Look straight at the camera and keep your face inside the frame`.
  @_alwaysEmitIntoClient public static var ekycFacePrompt: TextKey { "ekycFacePrompt" }
  /// `Take a photo of the front only`.
  @_alwaysEmitIntoClient public static var ekycFrontOnly: TextKey { "ekycFrontOnly" }
  /// `Take a photo of the front`.
  @_alwaysEmitIntoClient public static var ekycFrontPrompt: TextKey { "ekycFrontPrompt" }
  /// `Verify with your ID`.
  @_alwaysEmitIntoClient public static var ekycHeading: TextKey { "ekycHeading" }
  /// `ID card`.
  @_alwaysEmitIntoClient public static var ekycIdCard: TextKey { "ekycIdCard" }
  /// `If your document shows your My Number, cover it before you take the photo`.
  @_alwaysEmitIntoClient public static var ekycJapanCoverNumber: TextKey { "ekycJapanCoverNumber" }
  /// `My Number Card`.
  @_alwaysEmitIntoClient public static var ekycJapanMyNumberCard: TextKey { "ekycJapanMyNumberCard" }
  /// `Special permanent resident certificate`.
  @_alwaysEmitIntoClient public static var ekycJapanPermanentResident: TextKey { "ekycJapanPermanentResident" }
  /// `Residence card`.
  @_alwaysEmitIntoClient public static var ekycJapanResidenceCard: TextKey { "ekycJapanResidenceCard" }
  /// `Before you take the photo, cover the last 7 digits of your resident registration number`.
  @_alwaysEmitIntoClient public static var ekycKoreaCoverNumber: TextKey { "ekycKoreaCoverNumber" }
  /// `Resident registration card`.
  @_alwaysEmitIntoClient public static var ekycKoreaIdCard: TextKey { "ekycKoreaIdCard" }
  /// `Overseas Korean resident card`.
  @_alwaysEmitIntoClient public static var ekycKoreaOverseasCard: TextKey { "ekycKoreaOverseasCard" }
  /// `Permanent resident card`.
  @_alwaysEmitIntoClient public static var ekycKoreaPermanentResident: TextKey { "ekycKoreaPermanentResident" }
  /// `Residence card`.
  @_alwaysEmitIntoClient public static var ekycKoreaResidenceCard: TextKey { "ekycKoreaResidenceCard" }
  /// `Mobile ID`.
  @_alwaysEmitIntoClient public static var ekycMobileId: TextKey { "ekycMobileId" }
  /// `Passport`.
  @_alwaysEmitIntoClient public static var ekycPassport: TextKey { "ekycPassport" }
  /// `Permanent resident card`.
  @_alwaysEmitIntoClient public static var ekycPermanentResident: TextKey { "ekycPermanentResident" }
  /// `The photo is blurry`.
  @_alwaysEmitIntoClient public static var ekycPhotoBlurred: TextKey { "ekycPhotoBlurred" }
  /// `Part of the document is missing`.
  @_alwaysEmitIntoClient public static var ekycPhotoCut: TextKey { "ekycPhotoCut" }
  /// `There’s glare in the photo`.
  @_alwaysEmitIntoClient public static var ekycPhotoGlare: TextKey { "ekycPhotoGlare" }
  /// `Choose an ID that’s in your name and hasn’t expired`.
  @_alwaysEmitIntoClient public static var ekycPrompt: TextKey { "ekycPrompt" }
  /// `We couldn’t verify your identity with these documents`.
  @_alwaysEmitIntoClient public static var ekycRejected: TextKey { "ekycRejected" }
  /// `Residence card`.
  @_alwaysEmitIntoClient public static var ekycResidenceCard: TextKey { "ekycResidenceCard" }
  /// `Send documents again`.
  @_alwaysEmitIntoClient public static var ekycResubmit: TextKey { "ekycResubmit" }
  /// `Send your documents by {date, date, long}`.
  @_alwaysEmitIntoClient public static var ekycResubmitBy: TextKey { "ekycResubmitBy" }
  /// `Retake photo`.
  @_alwaysEmitIntoClient public static var ekycRetake: TextKey { "ekycRetake" }
  /// `The address on the document is different from the one in your account`.
  @_alwaysEmitIntoClient public static var ekycReturnedAddress: TextKey { "ekycReturnedAddress" }
  /// `The date of birth on the document is different from the one in your account`.
  @_alwaysEmitIntoClient public static var ekycReturnedBirthDate: TextKey { "ekycReturnedBirthDate" }
  /// `Send your documents again`.
  @_alwaysEmitIntoClient public static var ekycReturnedHeading: TextKey { "ekycReturnedHeading" }
  /// `The name on the document is different from the one in your account`.
  @_alwaysEmitIntoClient public static var ekycReturnedName: TextKey { "ekycReturnedName" }
  /// `We’re checking your ID`.
  @_alwaysEmitIntoClient public static var ekycReview: TextKey { "ekycReview" }
  /// `{minutes, plural, =0 {This may take some time.} other {This usually takes up to {wait}.}}`.
  @_alwaysEmitIntoClient public static var ekycReviewTime: TextKey { "ekycReviewTime" }
  /// `National Health Insurance card`.
  @_alwaysEmitIntoClient public static var ekycTaiwanHealthCard: TextKey { "ekycTaiwanHealthCard" }
  /// `National ID card`.
  @_alwaysEmitIntoClient public static var ekycTaiwanIdCard: TextKey { "ekycTaiwanIdCard" }
  /// `Resident certificate (ARC)`.
  @_alwaysEmitIntoClient public static var ekycTaiwanResidentCard: TextKey { "ekycTaiwanResidentCard" }
  /// `Tilt the document to show how thick it is`.
  @_alwaysEmitIntoClient public static var ekycThicknessPrompt: TextKey { "ekycThicknessPrompt" }
  /// `Turn your head slowly to one side, then to the other`.
  @_alwaysEmitIntoClient public static var ekycTurnHeadPrompt: TextKey { "ekycTurnHeadPrompt" }
  /// `Confirm email address`.
  @_alwaysEmitIntoClient public static var emailConfirmLabel: TextKey { "emailConfirmLabel" }
  /// `Enter another domain`.
  @_alwaysEmitIntoClient public static var emailDomainCustom: TextKey { "emailDomainCustom" }
  /// `Email domain`.
  @_alwaysEmitIntoClient public static var emailDomainLabel: TextKey { "emailDomainLabel" }
  /// `Addresses with two dots in a row, or a dot before the @, may not get our email`.
  @_alwaysEmitIntoClient public static var emailDotsHint: TextKey { "emailDotsHint" }
  /// `{value, select, value {If you filter your email, let ours through.} other {If you filter …`.
  @_alwaysEmitIntoClient public static var emailFilterHint: TextKey { "emailFilterHint" }
  /// `You’ll use it to sign in and to recover your account`.
  @_alwaysEmitIntoClient public static var emailHint: TextKey { "emailHint" }
  /// `Email address`.
  @_alwaysEmitIntoClient public static var emailLabel: TextKey { "emailLabel" }
  /// `Email or username`.
  @_alwaysEmitIntoClient public static var emailOrUsernameLabel: TextKey { "emailOrUsernameLabel" }
  /// `name@example.com`.
  @_alwaysEmitIntoClient public static var emailPlaceholder: TextKey { "emailPlaceholder" }
  /// `Choose which emails you get`.
  @_alwaysEmitIntoClient public static var emailPreferencesHeading: TextKey { "emailPreferencesHeading" }
  /// `Email address verified`.
  @_alwaysEmitIntoClient public static var emailVerified: TextKey { "emailVerified" }
  /// `{codeSource, select, unknown {Enter the code.} list {Enter one of your backup codes.} …`.
  @_alwaysEmitIntoClient public static var enterCodeFromFactor: TextKey { "enterCodeFromFactor" }
  /// `{count, plural, =0 {Check what you’ve entered} one {# field to check} other {# fields to …`.
  @_alwaysEmitIntoClient public static var errorSummary: TextKey { "errorSummary" }
  /// `Add a method`.
  @_alwaysEmitIntoClient public static var factorAdd: TextKey { "factorAdd" }
  /// `Authenticator app`.
  @_alwaysEmitIntoClient public static var factorAuthenticator: TextKey { "factorAuthenticator" }
  /// `Backup code`.
  @_alwaysEmitIntoClient public static var factorBackupCode: TextKey { "factorBackupCode" }
  /// `Phone call`.
  @_alwaysEmitIntoClient public static var factorCall: TextKey { "factorCall" }
  /// `Default method`.
  @_alwaysEmitIntoClient public static var factorDefault: TextKey { "factorDefault" }
  /// `Email`.
  @_alwaysEmitIntoClient public static var factorEmail: TextKey { "factorEmail" }
  /// `Passkey`.
  @_alwaysEmitIntoClient public static var factorPasskey: TextKey { "factorPasskey" }
  /// `Notification on your phone`.
  @_alwaysEmitIntoClient public static var factorPush: TextKey { "factorPush" }
  /// `Remove method`.
  @_alwaysEmitIntoClient public static var factorRemove: TextKey { "factorRemove" }
  /// `Security key`.
  @_alwaysEmitIntoClient public static var factorSecurityKey: TextKey { "factorSecurityKey" }
  /// `Text message`.
  @_alwaysEmitIntoClient public static var factorText: TextKey { "factorText" }
  /// `Code generator`.
  @_alwaysEmitIntoClient public static var factorToken: TextKey { "factorToken" }
  /// `{field}, required`.
  @_alwaysEmitIntoClient public static var fieldRequiredLabel: TextKey { "fieldRequiredLabel" }
  /// `Use identity verification`.
  @_alwaysEmitIntoClient public static var findByIdentity: TextKey { "findByIdentity" }
  /// `Reset password`.
  @_alwaysEmitIntoClient public static var findPassword: TextKey { "findPassword" }
  /// `Find username`.
  @_alwaysEmitIntoClient public static var findUsername: TextKey { "findUsername" }
  /// `Your username`.
  @_alwaysEmitIntoClient public static var findUsernameFound: TextKey { "findUsernameFound" }
  /// `Enter the email address or phone number you signed up with`.
  @_alwaysEmitIntoClient public static var findUsernameHint: TextKey { "findUsernameHint" }
  /// `Joined {date, date, medium}`.
  @_alwaysEmitIntoClient public static var findUsernameJoined: TextKey { "findUsernameJoined" }
  /// `There’s no account with these details`.
  @_alwaysEmitIntoClient public static var findUsernameNone: TextKey { "findUsernameNone" }
  /// `If these details match an account, we’ll send the username to {destination}`.
  @_alwaysEmitIntoClient public static var findUsernameResult: TextKey { "findUsernameResult" }
  /// `{providerNamed, select, no {Signed up with another service} other {Signed up with …`.
  @_alwaysEmitIntoClient public static var findUsernameVia: TextKey { "findUsernameVia" }
  /// `First name (katakana)`.
  @_alwaysEmitIntoClient public static var firstNameKanaLabel: TextKey { "firstNameKanaLabel" }
  /// `First name`.
  @_alwaysEmitIntoClient public static var firstNameLabel: TextKey { "firstNameLabel" }
  /// `Enter it exactly as on your residence card, with the same order and spacing`.
  @_alwaysEmitIntoClient public static var foreignerNameHint: TextKey { "foreignerNameHint" }
  /// `Name in Roman letters`.
  @_alwaysEmitIntoClient public static var foreignerNameLabel: TextKey { "foreignerNameLabel" }
  /// `Foreigner registration number`.
  @_alwaysEmitIntoClient public static var foreignerNumberLabel: TextKey { "foreignerNumberLabel" }
  /// `Forgot your password?`.
  @_alwaysEmitIntoClient public static var forgotPassword: TextKey { "forgotPassword" }
  /// `Full name`.
  @_alwaysEmitIntoClient public static var fullNameLabel: TextKey { "fullNameLabel" }
  /// `Female`.
  @_alwaysEmitIntoClient public static var genderFemale: TextKey { "genderFemale" }
  /// `Gender`.
  @_alwaysEmitIntoClient public static var genderLabel: TextKey { "genderLabel" }
  /// `Male`.
  @_alwaysEmitIntoClient public static var genderMale: TextKey { "genderMale" }
  /// `Prefer not to say`.
  @_alwaysEmitIntoClient public static var genderUndisclosed: TextKey { "genderUndisclosed" }
  /// `Get started`.
  @_alwaysEmitIntoClient public static var getStarted: TextKey { "getStarted" }
  /// `I agree as parent or guardian`.
  @_alwaysEmitIntoClient public static var guardianConsentAgree: TextKey { "guardianConsentAgree" }
  /// `Your parent or guardian didn’t agree, so you can’t sign up now`.
  @_alwaysEmitIntoClient public static var guardianDeclined: TextKey { "guardianDeclined" }
  /// `Ask your parent or guardian`.
  @_alwaysEmitIntoClient public static var guardianHeading: TextKey { "guardianHeading" }
  /// `Parent or guardian’s name`.
  @_alwaysEmitIntoClient public static var guardianNameLabel: TextKey { "guardianNameLabel" }
  /// `To agree, a parent or guardian has to be an adult`.
  @_alwaysEmitIntoClient public static var guardianNotAdult: TextKey { "guardianNotAdult" }
  /// `We couldn’t confirm that this person is your parent or guardian`.
  @_alwaysEmitIntoClient public static var guardianNotConfirmed: TextKey { "guardianNotConfirmed" }
  /// `Parent or guardian’s phone number`.
  @_alwaysEmitIntoClient public static var guardianPhoneLabel: TextKey { "guardianPhoneLabel" }
  /// `You can sign up once a parent or guardian agrees`.
  @_alwaysEmitIntoClient public static var guardianPrompt: TextKey { "guardianPrompt" }
  /// `Your parent or guardian didn’t answer in time`.
  @_alwaysEmitIntoClient public static var guardianRequestExpired: TextKey { "guardianRequestExpired" }
  /// `Ask for consent`.
  @_alwaysEmitIntoClient public static var guardianSend: TextKey { "guardianSend" }
  /// `We texted your parent or guardian to ask for consent`.
  @_alwaysEmitIntoClient public static var guardianSent: TextKey { "guardianSent" }
  /// `Verify a parent or guardian`.
  @_alwaysEmitIntoClient public static var guardianVerifyHeading: TextKey { "guardianVerifyHeading" }
  /// `Ask your parent or guardian to verify their identity here`.
  @_alwaysEmitIntoClient public static var guardianVerifyPrompt: TextKey { "guardianVerifyPrompt" }
  /// `Find a guest order`.
  @_alwaysEmitIntoClient public static var guestOrderLookup: TextKey { "guestOrderLookup" }
  /// `You’re using a guest account`.
  @_alwaysEmitIntoClient public static var guestSignOutWarning: TextKey { "guestSignOutWarning" }
  /// `With an account, you keep your data even if you lose or change your device`.
  @_alwaysEmitIntoClient public static var guestUpgradeBody: TextKey { "guestUpgradeBody" }
  /// `Keep what you’ve saved`.
  @_alwaysEmitIntoClient public static var guestUpgradeHeading: TextKey { "guestUpgradeHeading" }
  /// `Use half-width letters and numbers`.
  @_alwaysEmitIntoClient public static var halfWidthHint: TextKey { "halfWidthHint" }
  /// `Already have an account?`.
  @_alwaysEmitIntoClient public static var haveAccountPrompt: TextKey { "haveAccountPrompt" }
  /// `Use hiragana`.
  @_alwaysEmitIntoClient public static var hiraganaHint: TextKey { "hiraganaHint" }
  /// `Use the one you signed up with, or a new one to create an account`.
  @_alwaysEmitIntoClient public static var identifierHint: TextKey { "identifierHint" }
  /// `Email or phone number`.
  @_alwaysEmitIntoClient public static var identifierLabel: TextKey { "identifierLabel" }
  /// `Enter your email or phone number`.
  @_alwaysEmitIntoClient public static var identifierPlaceholder: TextKey { "identifierPlaceholder" }
  /// `You already have an account`.
  @_alwaysEmitIntoClient public static var identityAlreadyMember: TextKey { "identityAlreadyMember" }
  /// `Turn off Wi-Fi first so that your phone uses mobile data`.
  @_alwaysEmitIntoClient public static var identityCarrierHint: TextKey { "identityCarrierHint" }
  /// `Use a phone number that’s in your own name`.
  @_alwaysEmitIntoClient public static var identityNameHint: TextKey { "identityNameHint" }
  /// `Agree to all terms for identity verification`.
  @_alwaysEmitIntoClient public static var identityTermsAll: TextKey { "identityTermsAll" }
  /// `I agree to my carrier’s terms of use (required)`.
  @_alwaysEmitIntoClient public static var identityTermsCarrier: TextKey { "identityTermsCarrier" }
  /// `I agree to the collection and use of my personal information to verify my identity …`.
  @_alwaysEmitIntoClient public static var identityTermsPrivacy: TextKey { "identityTermsPrivacy" }
  /// `I agree to the verification service’s terms of use (required)`.
  @_alwaysEmitIntoClient public static var identityTermsService: TextKey { "identityTermsService" }
  /// `I agree to the processing of my unique identification information (required)`.
  @_alwaysEmitIntoClient public static var identityTermsUniqueId: TextKey { "identityTermsUniqueId" }
  /// `Check whether you’ve blocked verification in the PASS app or with your carrier`.
  @_alwaysEmitIntoClient public static var identityTroubleBlocked: TextKey { "identityTroubleBlocked" }
  /// `Check the carrier you chose`.
  @_alwaysEmitIntoClient public static var identityTroubleCarrier: TextKey { "identityTroubleCarrier" }
  /// `If verification doesn’t work`.
  @_alwaysEmitIntoClient public static var identityTroubleHeading: TextKey { "identityTroubleHeading" }
  /// `Carriers and banks often do maintenance at night`.
  @_alwaysEmitIntoClient public static var identityTroubleNight: TextKey { "identityTroubleNight" }
  /// `Use a phone in your own name`.
  @_alwaysEmitIntoClient public static var identityTroubleOwner: TextKey { "identityTroubleOwner" }
  /// `To verify with PASS, install the app and sign up for it first`.
  @_alwaysEmitIntoClient public static var identityTroublePass: TextKey { "identityTroublePass" }
  /// `If your name has changed, tell your carrier first`.
  @_alwaysEmitIntoClient public static var identityTroubleRenamed: TextKey { "identityTroubleRenamed" }
  /// `Make sure your phone number isn’t suspended`.
  @_alwaysEmitIntoClient public static var identityTroubleSuspended: TextKey { "identityTroubleSuspended" }
  /// `Verify by phone call`.
  @_alwaysEmitIntoClient public static var identityVerifyCall: TextKey { "identityVerifyCall" }
  /// `Verify with your carrier`.
  @_alwaysEmitIntoClient public static var identityVerifyCarrier: TextKey { "identityVerifyCarrier" }
  /// `Digital Authentication App`.
  @_alwaysEmitIntoClient public static var identityVerifyDigitalApp: TextKey { "identityVerifyDigitalApp" }
  /// `Identity verified`.
  @_alwaysEmitIntoClient public static var identityVerifyDone: TextKey { "identityVerifyDone" }
  /// `Verify your identity`.
  @_alwaysEmitIntoClient public static var identityVerifyHeading: TextKey { "identityVerifyHeading" }
  /// `Verify with i-PIN`.
  @_alwaysEmitIntoClient public static var identityVerifyIpin: TextKey { "identityVerifyIpin" }
  /// `Verify with KakaoTalk`.
  @_alwaysEmitIntoClient public static var identityVerifyKakao: TextKey { "identityVerifyKakao" }
  /// `Verify with PASS`.
  @_alwaysEmitIntoClient public static var identityVerifyPass: TextKey { "identityVerifyPass" }
  /// `Choose how to verify your identity`.
  @_alwaysEmitIntoClient public static var identityVerifyPrompt: TextKey { "identityVerifyPrompt" }
  /// `Verify by sending a text`.
  @_alwaysEmitIntoClient public static var identityVerifySendText: TextKey { "identityVerifySendText" }
  /// `Verify by text message`.
  @_alwaysEmitIntoClient public static var identityVerifyText: TextKey { "identityVerifyText" }
  /// `Some characters in your {field} can’t be used`.
  @_alwaysEmitIntoClient public static var inputCharacters: TextKey { "inputCharacters" }
  /// `Enter your {field} in full-width characters`.
  @_alwaysEmitIntoClient public static var inputFullWidth: TextKey { "inputFullWidth" }
  /// `Enter your {field} in half-width letters and numbers`.
  @_alwaysEmitIntoClient public static var inputHalfWidth: TextKey { "inputHalfWidth" }
  /// `Enter your {field} in hiragana`.
  @_alwaysEmitIntoClient public static var inputHiragana: TextKey { "inputHiragana" }
  /// `Enter your {field} in full-width katakana`.
  @_alwaysEmitIntoClient public static var inputKatakana: TextKey { "inputKatakana" }
  /// `Accept invitation`.
  @_alwaysEmitIntoClient public static var inviteAccept: TextKey { "inviteAccept" }
  /// `Invitation code`.
  @_alwaysEmitIntoClient public static var inviteCodeLabel: TextKey { "inviteCodeLabel" }
  /// `That invitation code isn’t right`.
  @_alwaysEmitIntoClient public static var inviteCodeWrong: TextKey { "inviteCodeWrong" }
  /// `Decline`.
  @_alwaysEmitIntoClient public static var inviteDecline: TextKey { "inviteDecline" }
  /// `This invitation can’t be used anymore`.
  @_alwaysEmitIntoClient public static var inviteExpired: TextKey { "inviteExpired" }
  /// `You’re invited to join {app}`.
  @_alwaysEmitIntoClient public static var inviteHeading: TextKey { "inviteHeading" }
  /// `Yes, it was me`.
  @_alwaysEmitIntoClient public static var itWasMe: TextKey { "itWasMe" }
  /// `Add the KakaoTalk channel (optional)`.
  @_alwaysEmitIntoClient public static var kakaoChannelAdd: TextKey { "kakaoChannelAdd" }
  /// `If there’s a matching account, we’ll send a code to {destination} in KakaoTalk`.
  @_alwaysEmitIntoClient public static var kakaoCodeIfAccount: TextKey { "kakaoCodeIfAccount" }
  /// `We sent a code to {destination} in KakaoTalk`.
  @_alwaysEmitIntoClient public static var kakaoCodeSentTo: TextKey { "kakaoCodeSentTo" }
  /// `Use full-width katakana`.
  @_alwaysEmitIntoClient public static var kanaHint: TextKey { "kanaHint" }
  /// `Keep me signed in`.
  @_alwaysEmitIntoClient public static var keepSignedIn: TextKey { "keepSignedIn" }
  /// `Last active {date, date, medium}`.
  @_alwaysEmitIntoClient public static var lastActive: TextKey { "lastActive" }
  /// `Last name (katakana)`.
  @_alwaysEmitIntoClient public static var lastNameKanaLabel: TextKey { "lastNameKanaLabel" }
  /// `Last name`.
  @_alwaysEmitIntoClient public static var lastNameLabel: TextKey { "lastNameLabel" }
  /// `Last sign-in:`.
  @_alwaysEmitIntoClient public static var lastSignIn: TextKey { "lastSignIn" }
  /// `Last used`.
  @_alwaysEmitIntoClient public static var lastUsed: TextKey { "lastUsed" }
  /// `{providerNamed, select, no {You last signed in this way.} other {You last signed in with …`.
  @_alwaysEmitIntoClient public static var lastUsedWith: TextKey { "lastUsedWith" }
  /// `Later`.
  @_alwaysEmitIntoClient public static var later: TextKey { "later" }
  /// `What you’ve entered won’t be saved`.
  @_alwaysEmitIntoClient public static var leaveSignUpBody: TextKey { "leaveSignUpBody" }
  /// `Leave`.
  @_alwaysEmitIntoClient public static var leaveSignUpButton: TextKey { "leaveSignUpButton" }
  /// `Leave without signing up?`.
  @_alwaysEmitIntoClient public static var leaveSignUpHeading: TextKey { "leaveSignUpHeading" }
  /// `Continue signing up`.
  @_alwaysEmitIntoClient public static var leaveSignUpStay: TextKey { "leaveSignUpStay" }
  /// `Did you get a new LINE account with your new phone?`.
  @_alwaysEmitIntoClient public static var lineAccountChanged: TextKey { "lineAccountChanged" }
  /// `Add the LINE account as a friend (optional)`.
  @_alwaysEmitIntoClient public static var lineFriendAdd: TextKey { "lineFriendAdd" }
  /// `To get our messages, add {app} as a friend on LINE`.
  @_alwaysEmitIntoClient public static var lineFriendRequired: TextKey { "lineFriendRequired" }
  /// `Connect`.
  @_alwaysEmitIntoClient public static var linkConfirm: TextKey { "linkConfirm" }
  /// `{providerNamed, select, no {The account is connected} other {Your {providerAccount} is …`.
  @_alwaysEmitIntoClient public static var linkDone: TextKey { "linkDone" }
  /// `{providerNamed, select, no {You’ll be able to sign in this way too.} other {You’ll be …`.
  @_alwaysEmitIntoClient public static var linkExplain: TextKey { "linkExplain" }
  /// `{providerNamed, select, no {Connect this account?} other {Connect your …`.
  @_alwaysEmitIntoClient public static var linkPrompt: TextKey { "linkPrompt" }
  /// `Connected accounts`.
  @_alwaysEmitIntoClient public static var linkedAccountsHeading: TextKey { "linkedAccountsHeading" }
  /// `Finished loading`.
  @_alwaysEmitIntoClient public static var loaded: TextKey { "loaded" }
  /// `Loading`.
  @_alwaysEmitIntoClient public static var loading: TextKey { "loading" }
  /// `I agree to the location service terms (optional)`.
  @_alwaysEmitIntoClient public static var locationConsent: TextKey { "locationConsent" }
  /// `Can’t use any of these?`.
  @_alwaysEmitIntoClient public static var lostAccess: TextKey { "lostAccess" }
  /// `You’re signed in`.
  @_alwaysEmitIntoClient public static var magicLinkCloseTab: TextKey { "magicLinkCloseTab" }
  /// `Sign in on this device?`.
  @_alwaysEmitIntoClient public static var magicLinkConfirm: TextKey { "magicLinkConfirm" }
  /// `Open the link on the device and in the browser where you asked for it, or get a new link …`.
  @_alwaysEmitIntoClient public static var magicLinkOtherDevice: TextKey { "magicLinkOtherDevice" }
  /// `Email me a sign-in link`.
  @_alwaysEmitIntoClient public static var magicLinkSend: TextKey { "magicLinkSend" }
  /// `If this email address can be used to sign in, we’ll send a link to {destination}`.
  @_alwaysEmitIntoClient public static var magicLinkSent: TextKey { "magicLinkSent" }
  /// `You’re getting this email because you agreed to get promotions from {app}`.
  @_alwaysEmitIntoClient public static var mailAdvertisingFooter: TextKey { "mailAdvertisingFooter" }
  /// `{value, select, value {Sent by {app}`.
  @_alwaysEmitIntoClient public static var mailAdvertisingSender: TextKey { "mailAdvertisingSender" }
  /// `Hi {person},  Someone tried to sign up for {app} with this email address, but you already …`.
  @_alwaysEmitIntoClient public static var mailAlreadyRegisteredBody: TextKey { "mailAlreadyRegisteredBody" }
  /// `Sign in`.
  @_alwaysEmitIntoClient public static var mailAlreadyRegisteredButton: TextKey { "mailAlreadyRegisteredButton" }
  /// `You can sign in right away`.
  @_alwaysEmitIntoClient public static var mailAlreadyRegisteredPreheader: TextKey { "mailAlreadyRegisteredPreheader" }
  /// `{sender}About your sign-up`.
  @_alwaysEmitIntoClient public static var mailAlreadyRegisteredSubject: TextKey { "mailAlreadyRegisteredSubject" }
  /// `Hi {person},  On {date, date, long}, one of your backup codes was used to sign in to {app}`.
  @_alwaysEmitIntoClient public static var mailBackupCodeUsedBody: TextKey { "mailBackupCodeUsedBody" }
  /// `{sender}A backup code was used to sign in`.
  @_alwaysEmitIntoClient public static var mailBackupCodeUsedSubject: TextKey { "mailBackupCodeUsedSubject" }
  /// `Hi {person},  On {date, date, long}, we found out that personal information had leaked …`.
  @_alwaysEmitIntoClient public static var mailBreachBody: TextKey { "mailBreachBody" }
  /// `What happened, and what you can do now`.
  @_alwaysEmitIntoClient public static var mailBreachPreheader: TextKey { "mailBreachPreheader" }
  /// `{sender}Important:`.
  @_alwaysEmitIntoClient public static var mailBreachSubject: TextKey { "mailBreachSubject" }
  /// `Your code for {app} is:`.
  @_alwaysEmitIntoClient public static var mailCodeBody: TextKey { "mailCodeBody" }
  /// `Don’t share this code with anyone`.
  @_alwaysEmitIntoClient public static var mailCodePreheader: TextKey { "mailCodePreheader" }
  /// `{sender}{code} is your code`.
  @_alwaysEmitIntoClient public static var mailCodeSubject: TextKey { "mailCodeSubject" }
  /// `Once a year, we tell you which personal information {app} has, what it’s used for, and …`.
  @_alwaysEmitIntoClient public static var mailDataUseBody: TextKey { "mailDataUseBody" }
  /// `Your yearly summary`.
  @_alwaysEmitIntoClient public static var mailDataUsePreheader: TextKey { "mailDataUsePreheader" }
  /// `{sender}How we use your personal information`.
  @_alwaysEmitIntoClient public static var mailDataUseSubject: TextKey { "mailDataUseSubject" }
  /// `Hi {person},  Your account for {app} and its data will be deleted on {date, date, long}`.
  @_alwaysEmitIntoClient public static var mailDeleteBody: TextKey { "mailDeleteBody" }
  /// `Keep my account`.
  @_alwaysEmitIntoClient public static var mailDeleteButton: TextKey { "mailDeleteButton" }
  /// `You can still change your mind`.
  @_alwaysEmitIntoClient public static var mailDeletePreheader: TextKey { "mailDeletePreheader" }
  /// `{sender}Your account will be deleted`.
  @_alwaysEmitIntoClient public static var mailDeleteSubject: TextKey { "mailDeleteSubject" }
  /// `Your account for {app} was deleted on {date, date, long}`.
  @_alwaysEmitIntoClient public static var mailDeletedBody: TextKey { "mailDeletedBody" }
  /// `If you didn’t ask for this, contact support`.
  @_alwaysEmitIntoClient public static var mailDeletedPreheader: TextKey { "mailDeletedPreheader" }
  /// `{sender}Your account was deleted`.
  @_alwaysEmitIntoClient public static var mailDeletedSubject: TextKey { "mailDeletedSubject" }
  /// `Hi {person},  You haven’t signed in to {app} for a long time`.
  @_alwaysEmitIntoClient public static var mailDormantBody: TextKey { "mailDormantBody" }
  /// `Sign in`.
  @_alwaysEmitIntoClient public static var mailDormantButton: TextKey { "mailDormantButton" }
  /// `Sign in to keep your account active`.
  @_alwaysEmitIntoClient public static var mailDormantPreheader: TextKey { "mailDormantPreheader" }
  /// `{sender}Your account will become inactive`.
  @_alwaysEmitIntoClient public static var mailDormantSubject: TextKey { "mailDormantSubject" }
  /// `Hi {person},  Your email address for {app} was changed on {date, date, long}`.
  @_alwaysEmitIntoClient public static var mailEmailChangedBody: TextKey { "mailEmailChangedBody" }
  /// `Contact support`.
  @_alwaysEmitIntoClient public static var mailEmailChangedButton: TextKey { "mailEmailChangedButton" }
  /// `If it wasn’t you, contact support now`.
  @_alwaysEmitIntoClient public static var mailEmailChangedPreheader: TextKey { "mailEmailChangedPreheader" }
  /// `{sender}Your email address was changed`.
  @_alwaysEmitIntoClient public static var mailEmailChangedSubject: TextKey { "mailEmailChangedSubject" }
  /// `Hi {person},  You haven’t used {app} for a long time`.
  @_alwaysEmitIntoClient public static var mailErasureBody: TextKey { "mailErasureBody" }
  /// `Sign in to keep your data`.
  @_alwaysEmitIntoClient public static var mailErasurePreheader: TextKey { "mailErasurePreheader" }
  /// `{sender}Your data will be deleted`.
  @_alwaysEmitIntoClient public static var mailErasureSubject: TextKey { "mailErasureSubject" }
  /// `This is an automated email`.
  @_alwaysEmitIntoClient public static var mailFooter: TextKey { "mailFooter" }
  /// `{value, select, value {You’re invited to join {app}.} other {{value} invited you to join …`.
  @_alwaysEmitIntoClient public static var mailInviteBody: TextKey { "mailInviteBody" }
  /// `Accept invitation`.
  @_alwaysEmitIntoClient public static var mailInviteButton: TextKey { "mailInviteButton" }
  /// `Accept the invitation to get started`.
  @_alwaysEmitIntoClient public static var mailInvitePreheader: TextKey { "mailInvitePreheader" }
  /// `{value, select, value {You’re invited to join {app}} other {{value} invited you to join …`.
  @_alwaysEmitIntoClient public static var mailInviteSubject: TextKey { "mailInviteSubject" }
  /// `If the button doesn’t work, open your browser and go to {url}`.
  @_alwaysEmitIntoClient public static var mailLinkFallback: TextKey { "mailLinkFallback" }
  /// `Hi {person},  {providerNamed, select, no {On {date, date, long}, a sign-in method was …`.
  @_alwaysEmitIntoClient public static var mailLinkedBody: TextKey { "mailLinkedBody" }
  /// `{sender}A sign-in method was added to your account`.
  @_alwaysEmitIntoClient public static var mailLinkedSubject: TextKey { "mailLinkedSubject" }
  /// `Hi {person},  On {date, date, long}, your account for {app} was locked after too many …`.
  @_alwaysEmitIntoClient public static var mailLockedBody: TextKey { "mailLockedBody" }
  /// `{sender}Your account is locked`.
  @_alwaysEmitIntoClient public static var mailLockedSubject: TextKey { "mailLockedSubject" }
  /// `Use the button below to sign in to {app}`.
  @_alwaysEmitIntoClient public static var mailMagicLinkBody: TextKey { "mailMagicLinkBody" }
  /// `Sign in`.
  @_alwaysEmitIntoClient public static var mailMagicLinkButton: TextKey { "mailMagicLinkButton" }
  /// `Don’t forward this email to anyone`.
  @_alwaysEmitIntoClient public static var mailMagicLinkPreheader: TextKey { "mailMagicLinkPreheader" }
  /// `{sender}Your sign-in link`.
  @_alwaysEmitIntoClient public static var mailMagicLinkSubject: TextKey { "mailMagicLinkSubject" }
  /// `Hi {person},  There was a new sign-in to {app} from {device} on {date, date, long}`.
  @_alwaysEmitIntoClient public static var mailNewSignInBody: TextKey { "mailNewSignInBody" }
  /// `Check your devices`.
  @_alwaysEmitIntoClient public static var mailNewSignInButton: TextKey { "mailNewSignInButton" }
  /// `Check that it was you`.
  @_alwaysEmitIntoClient public static var mailNewSignInPreheader: TextKey { "mailNewSignInPreheader" }
  /// `{sender}New sign-in to your account`.
  @_alwaysEmitIntoClient public static var mailNewSignInSubject: TextKey { "mailNewSignInSubject" }
  /// `Hi {person},  On {date, date, long}, a passkey was added to your account for {app}`.
  @_alwaysEmitIntoClient public static var mailPasskeyAddedBody: TextKey { "mailPasskeyAddedBody" }
  /// `{sender}A passkey was added to your account`.
  @_alwaysEmitIntoClient public static var mailPasskeyAddedSubject: TextKey { "mailPasskeyAddedSubject" }
  /// `Hi {person},  On {date, date, long}, a passkey was removed from your account for {app}`.
  @_alwaysEmitIntoClient public static var mailPasskeyRemovedBody: TextKey { "mailPasskeyRemovedBody" }
  /// `{sender}A passkey was removed from your account`.
  @_alwaysEmitIntoClient public static var mailPasskeyRemovedSubject: TextKey { "mailPasskeyRemovedSubject" }
  /// `Hi {person},  Your password for {app} was changed on {date, date, long}`.
  @_alwaysEmitIntoClient public static var mailPasswordChangedBody: TextKey { "mailPasswordChangedBody" }
  /// `Reset password`.
  @_alwaysEmitIntoClient public static var mailPasswordChangedButton: TextKey { "mailPasswordChangedButton" }
  /// `If it wasn’t you, reset your password now`.
  @_alwaysEmitIntoClient public static var mailPasswordChangedPreheader: TextKey { "mailPasswordChangedPreheader" }
  /// `{sender}Your password was changed`.
  @_alwaysEmitIntoClient public static var mailPasswordChangedSubject: TextKey { "mailPasswordChangedSubject" }
  /// `Hi {person},  Your phone number for {app} was changed on {date, date, long}`.
  @_alwaysEmitIntoClient public static var mailPhoneChangedBody: TextKey { "mailPhoneChangedBody" }
  /// `{sender}Your phone number was changed`.
  @_alwaysEmitIntoClient public static var mailPhoneChangedSubject: TextKey { "mailPhoneChangedSubject" }
  /// `The privacy policy of {app} changes on {date, date, long}`.
  @_alwaysEmitIntoClient public static var mailPolicyChangedBody: TextKey { "mailPolicyChangedBody" }
  /// `See what’s changing and when`.
  @_alwaysEmitIntoClient public static var mailPolicyChangedPreheader: TextKey { "mailPolicyChangedPreheader" }
  /// `{sender}Changes to our privacy policy`.
  @_alwaysEmitIntoClient public static var mailPolicyChangedSubject: TextKey { "mailPolicyChangedSubject" }
  /// `Hi {person},  Use the button below to set a new password for {app}`.
  @_alwaysEmitIntoClient public static var mailResetBody: TextKey { "mailResetBody" }
  /// `Set a new password`.
  @_alwaysEmitIntoClient public static var mailResetButton: TextKey { "mailResetButton" }
  /// `If you didn’t ask for this, ignore this email`.
  @_alwaysEmitIntoClient public static var mailResetPreheader: TextKey { "mailResetPreheader" }
  /// `{sender}Reset your password`.
  @_alwaysEmitIntoClient public static var mailResetSubject: TextKey { "mailResetSubject" }
  /// `Check your account`.
  @_alwaysEmitIntoClient public static var mailSecurityButton: TextKey { "mailSecurityButton" }
  /// `Make sure it was you`.
  @_alwaysEmitIntoClient public static var mailSecurityPreheader: TextKey { "mailSecurityPreheader" }
  /// `Hi {person},  Your sign-up for {app} is complete`.
  @_alwaysEmitIntoClient public static var mailSignUpDoneBody: TextKey { "mailSignUpDoneBody" }
  /// `Sign in`.
  @_alwaysEmitIntoClient public static var mailSignUpDoneButton: TextKey { "mailSignUpDoneButton" }
  /// `You can sign in now`.
  @_alwaysEmitIntoClient public static var mailSignUpDonePreheader: TextKey { "mailSignUpDonePreheader" }
  /// `{sender}Welcome!`.
  @_alwaysEmitIntoClient public static var mailSignUpDoneSubject: TextKey { "mailSignUpDoneSubject" }
  /// `Hi {person},  On {date, date, long}, someone signed in or tried to sign in to {app} from …`.
  @_alwaysEmitIntoClient public static var mailSuspiciousSignInBody: TextKey { "mailSuspiciousSignInBody" }
  /// `Confirm my identity`.
  @_alwaysEmitIntoClient public static var mailSuspiciousSignInButton: TextKey { "mailSuspiciousSignInButton" }
  /// `Sign-in is limited until you confirm who you are`.
  @_alwaysEmitIntoClient public static var mailSuspiciousSignInPreheader: TextKey { "mailSuspiciousSignInPreheader" }
  /// `{sender}Was this sign-in yours?`.
  @_alwaysEmitIntoClient public static var mailSuspiciousSignInSubject: TextKey { "mailSuspiciousSignInSubject" }
  /// `Hi {person},  On {date, date, long}, two-step verification was turned off for {app}`.
  @_alwaysEmitIntoClient public static var mailTwoStepOffBody: TextKey { "mailTwoStepOffBody" }
  /// `{sender}Two-step verification is off`.
  @_alwaysEmitIntoClient public static var mailTwoStepOffSubject: TextKey { "mailTwoStepOffSubject" }
  /// `Hi {person},  On {date, date, long}, two-step verification was turned on for {app}`.
  @_alwaysEmitIntoClient public static var mailTwoStepOnBody: TextKey { "mailTwoStepOnBody" }
  /// `{sender}Two-step verification is on`.
  @_alwaysEmitIntoClient public static var mailTwoStepOnSubject: TextKey { "mailTwoStepOnSubject" }
  /// `Hi {person},  {providerNamed, select, no {On {date, date, long}, a sign-in method was …`.
  @_alwaysEmitIntoClient public static var mailUnlinkedBody: TextKey { "mailUnlinkedBody" }
  /// `{sender}A sign-in method was removed from your account`.
  @_alwaysEmitIntoClient public static var mailUnlinkedSubject: TextKey { "mailUnlinkedSubject" }
  /// `Use the button below to verify your email address for {app}`.
  @_alwaysEmitIntoClient public static var mailVerifyLinkBody: TextKey { "mailVerifyLinkBody" }
  /// `Verify email address`.
  @_alwaysEmitIntoClient public static var mailVerifyLinkButton: TextKey { "mailVerifyLinkButton" }
  /// `One step left to finish`.
  @_alwaysEmitIntoClient public static var mailVerifyLinkPreheader: TextKey { "mailVerifyLinkPreheader" }
  /// `{sender}Verify your email address`.
  @_alwaysEmitIntoClient public static var mailVerifyLinkSubject: TextKey { "mailVerifyLinkSubject" }
  /// `{value, select, value {The service isn’t available during maintenance`.
  @_alwaysEmitIntoClient public static var maintenanceBody: TextKey { "maintenanceBody" }
  /// `Scheduled maintenance`.
  @_alwaysEmitIntoClient public static var maintenanceHeading: TextKey { "maintenanceHeading" }
  /// `Read the notice`.
  @_alwaysEmitIntoClient public static var maintenanceNotice: TextKey { "maintenanceNotice" }
  /// `On {date, date, long}, you agreed to get promotions from {app}`.
  @_alwaysEmitIntoClient public static var marketingAgreedNotice: TextKey { "marketingAgreedNotice" }
  /// `Phone call`.
  @_alwaysEmitIntoClient public static var marketingCall: TextKey { "marketingCall" }
  /// `Send me news and offers (optional)`.
  @_alwaysEmitIntoClient public static var marketingConsent: TextKey { "marketingConsent" }
  /// `Email`.
  @_alwaysEmitIntoClient public static var marketingEmail: TextKey { "marketingEmail" }
  /// `KakaoTalk`.
  @_alwaysEmitIntoClient public static var marketingKakao: TextKey { "marketingKakao" }
  /// `Send me news and offers at night too (optional)`.
  @_alwaysEmitIntoClient public static var marketingNight: TextKey { "marketingNight" }
  /// `You’ll also get offers between 9 p.m`.
  @_alwaysEmitIntoClient public static var marketingNightHint: TextKey { "marketingNightHint" }
  /// `App notifications`.
  @_alwaysEmitIntoClient public static var marketingPush: TextKey { "marketingPush" }
  /// `On {date, date, long}, you agreed to get promotions from {app}`.
  @_alwaysEmitIntoClient public static var marketingReminder: TextKey { "marketingReminder" }
  /// `Text message`.
  @_alwaysEmitIntoClient public static var marketingText: TextKey { "marketingText" }
  /// `You turned off promotions from {app} on {date, date, long}`.
  @_alwaysEmitIntoClient public static var marketingWithdrawnNotice: TextKey { "marketingWithdrawnNotice" }
  /// `Business`.
  @_alwaysEmitIntoClient public static var memberBusiness: TextKey { "memberBusiness" }
  /// `Personal`.
  @_alwaysEmitIntoClient public static var memberPersonal: TextKey { "memberPersonal" }
  /// `Account type`.
  @_alwaysEmitIntoClient public static var memberTypeLabel: TextKey { "memberTypeLabel" }
  /// `{providerNamed, select, no {You already have an account here`.
  @_alwaysEmitIntoClient public static var mergePrompt: TextKey { "mergePrompt" }
  /// `I’m an adult, or I have my parent or guardian’s consent (required)`.
  @_alwaysEmitIntoClient public static var minorConsentCheck: TextKey { "minorConsentCheck" }
  /// `{count, plural, =0 {If you’re a minor, get your parent or guardian’s consent before you …`.
  @_alwaysEmitIntoClient public static var minorNotice: TextKey { "minorNotice" }
  /// `To finish signing up, fill in what’s missing`.
  @_alwaysEmitIntoClient public static var moreDetailsBody: TextKey { "moreDetailsBody" }
  /// `A few more details`.
  @_alwaysEmitIntoClient public static var moreDetailsHeading: TextKey { "moreDetailsHeading" }
  /// `Other people may see this name`.
  @_alwaysEmitIntoClient public static var nameHint: TextKey { "nameHint" }
  /// `Full name (hiragana)`.
  @_alwaysEmitIntoClient public static var nameHiraganaLabel: TextKey { "nameHiraganaLabel" }
  /// `Full name (katakana)`.
  @_alwaysEmitIntoClient public static var nameKanaLabel: TextKey { "nameKanaLabel" }
  /// `Name`.
  @_alwaysEmitIntoClient public static var nameLabel: TextKey { "nameLabel" }
  /// `Enter your name`.
  @_alwaysEmitIntoClient public static var namePlaceholder: TextKey { "namePlaceholder" }
  /// `Foreign national`.
  @_alwaysEmitIntoClient public static var nationalityForeign: TextKey { "nationalityForeign" }
  /// `Korean national`.
  @_alwaysEmitIntoClient public static var nationalityKorean: TextKey { "nationalityKorean" }
  /// `Nationality`.
  @_alwaysEmitIntoClient public static var nationalityLabel: TextKey { "nationalityLabel" }
  /// `Need help?`.
  @_alwaysEmitIntoClient public static var needHelp: TextKey { "needHelp" }
  /// `New email address`.
  @_alwaysEmitIntoClient public static var newEmailLabel: TextKey { "newEmailLabel" }
  /// `New password`.
  @_alwaysEmitIntoClient public static var newPasswordLabel: TextKey { "newPasswordLabel" }
  /// `New phone number`.
  @_alwaysEmitIntoClient public static var newPhoneLabel: TextKey { "newPhoneLabel" }
  /// `There was a new sign-in to your account from {device} on {date, date, long}`.
  @_alwaysEmitIntoClient public static var newSignInBody: TextKey { "newSignInBody" }
  /// `New sign-in`.
  @_alwaysEmitIntoClient public static var newSignInHeading: TextKey { "newSignInHeading" }
  /// `Next`.
  @_alwaysEmitIntoClient public static var next: TextKey { "next" }
  /// `This nickname is available`.
  @_alwaysEmitIntoClient public static var nicknameAvailable: TextKey { "nicknameAvailable" }
  /// `{limit, plural, =0 {Others will see this name.} one {Others will see this name`.
  @_alwaysEmitIntoClient public static var nicknameHint: TextKey { "nicknameHint" }
  /// `Nickname`.
  @_alwaysEmitIntoClient public static var nicknameLabel: TextKey { "nicknameLabel" }
  /// `This nickname is taken`.
  @_alwaysEmitIntoClient public static var nicknameTaken: TextKey { "nicknameTaken" }
  /// `No`.
  @_alwaysEmitIntoClient public static var no: TextKey { "no" }
  /// `New here?`.
  @_alwaysEmitIntoClient public static var noAccountPrompt: TextKey { "noAccountPrompt" }
  /// `I don’t have a local number`.
  @_alwaysEmitIntoClient public static var noDomesticPhone: TextKey { "noDomesticPhone" }
  /// `You can verify with an ID such as your passport instead`.
  @_alwaysEmitIntoClient public static var noDomesticPhonePrompt: TextKey { "noDomesticPhonePrompt" }
  /// `No, it wasn’t me`.
  @_alwaysEmitIntoClient public static var notMe: TextKey { "notMe" }
  /// `Change your password now, then sign out of devices you don’t recognize`.
  @_alwaysEmitIntoClient public static var notMePrompt: TextKey { "notMePrompt" }
  /// `Not now`.
  @_alwaysEmitIntoClient public static var notNow: TextKey { "notNow" }
  /// `Not you?`.
  @_alwaysEmitIntoClient public static var notYou: TextKey { "notYou" }
  /// `You’re offline`.
  @_alwaysEmitIntoClient public static var offlineBanner: TextKey { "offlineBanner" }
  /// `OK`.
  @_alwaysEmitIntoClient public static var ok: TextKey { "ok" }
  /// `Open in browser`.
  @_alwaysEmitIntoClient public static var openInBrowser: TextKey { "openInBrowser" }
  /// `Open email app`.
  @_alwaysEmitIntoClient public static var openMailApp: TextKey { "openMailApp" }
  /// `Open settings`.
  @_alwaysEmitIntoClient public static var openSettings: TextKey { "openSettings" }
  /// `{providerNamed, select, no {Continuing…} other {Continuing with {provider}…}}`.
  @_alwaysEmitIntoClient public static var openingProvider: TextKey { "openingProvider" }
  /// `Optional`.
  @_alwaysEmitIntoClient public static var optionalMark: TextKey { "optionalMark" }
  /// `or`.
  @_alwaysEmitIntoClient public static var orDivider: TextKey { "orDivider" }
  /// `Your organization manages this`.
  @_alwaysEmitIntoClient public static var orgManagedHint: TextKey { "orgManagedHint" }
  /// `I agree to the transfer of my personal information abroad (optional)`.
  @_alwaysEmitIntoClient public static var overseasTransferConsent: TextKey { "overseasTransferConsent" }
  /// `You’re old enough to agree without a parent or guardian`.
  @_alwaysEmitIntoClient public static var ownConsentBody: TextKey { "ownConsentBody" }
  /// `You can now agree for yourself`.
  @_alwaysEmitIntoClient public static var ownConsentHeading: TextKey { "ownConsentHeading" }
  /// `Choose this only on your own device`.
  @_alwaysEmitIntoClient public static var ownDeviceHint: TextKey { "ownDeviceHint" }
  /// `Create a passkey`.
  @_alwaysEmitIntoClient public static var passkeyCreate: TextKey { "passkeyCreate" }
  /// `Created {date, date, medium}`.
  @_alwaysEmitIntoClient public static var passkeyCreatedOn: TextKey { "passkeyCreatedOn" }
  /// `Last used {date, date, medium}`.
  @_alwaysEmitIntoClient public static var passkeyLastUsed: TextKey { "passkeyLastUsed" }
  /// `Passkey name`.
  @_alwaysEmitIntoClient public static var passkeyNameLabel: TextKey { "passkeyNameLabel" }
  /// `Scan this QR code with the device that has your passkey`.
  @_alwaysEmitIntoClient public static var passkeyOtherDevicePrompt: TextKey { "passkeyOtherDevicePrompt" }
  /// `Remove passkey`.
  @_alwaysEmitIntoClient public static var passkeyRemove: TextKey { "passkeyRemove" }
  /// `You won’t be able to sign in with it anymore`.
  @_alwaysEmitIntoClient public static var passkeyRemoveBody: TextKey { "passkeyRemoveBody" }
  /// `Remove this passkey?`.
  @_alwaysEmitIntoClient public static var passkeyRemoveConfirm: TextKey { "passkeyRemoveConfirm" }
  /// `Remove this passkey?`.
  @_alwaysEmitIntoClient public static var passkeyRemoveHeading: TextKey { "passkeyRemoveHeading" }
  /// `Passkey removed`.
  @_alwaysEmitIntoClient public static var passkeyRemoved: TextKey { "passkeyRemoved" }
  /// `It may still be saved on your device`.
  @_alwaysEmitIntoClient public static var passkeyRemovedHint: TextKey { "passkeyRemovedHint" }
  /// `Rename passkey`.
  @_alwaysEmitIntoClient public static var passkeyRename: TextKey { "passkeyRename" }
  /// `Passkey renamed`.
  @_alwaysEmitIntoClient public static var passkeyRenamed: TextKey { "passkeyRenamed" }
  /// `Passkey saved`.
  @_alwaysEmitIntoClient public static var passkeySaved: TextKey { "passkeySaved" }
  /// `A passkey saved in a password manager, such as iCloud Keychain or Google Password …`.
  @_alwaysEmitIntoClient public static var passkeySync: TextKey { "passkeySync" }
  /// `Create a passkey and use your face, fingerprint, or screen lock instead of a password`.
  @_alwaysEmitIntoClient public static var passkeyUpsellBody: TextKey { "passkeyUpsellBody" }
  /// `Sign in faster next time`.
  @_alwaysEmitIntoClient public static var passkeyUpsellHeading: TextKey { "passkeyUpsellHeading" }
  /// `Sign in with a passkey`.
  @_alwaysEmitIntoClient public static var passkeyUse: TextKey { "passkeyUse" }
  /// `Use a passkey from another device`.
  @_alwaysEmitIntoClient public static var passkeyUseOtherDevice: TextKey { "passkeyUseOtherDevice" }
  /// `Sign in with your face, fingerprint, or screen lock`.
  @_alwaysEmitIntoClient public static var passkeyWhy: TextKey { "passkeyWhy" }
  /// `You don’t have any passkeys yet`.
  @_alwaysEmitIntoClient public static var passkeysEmpty: TextKey { "passkeysEmpty" }
  /// `Your passkeys`.
  @_alwaysEmitIntoClient public static var passkeysHeading: TextKey { "passkeysHeading" }
  /// `Confirm password`.
  @_alwaysEmitIntoClient public static var passwordConfirmLabel: TextKey { "passwordConfirmLabel" }
  /// `Your password is now hidden`.
  @_alwaysEmitIntoClient public static var passwordHidden: TextKey { "passwordHidden" }
  /// `Hide password`.
  @_alwaysEmitIntoClient public static var passwordHide: TextKey { "passwordHide" }
  /// `Choose one you don’t use anywhere else`.
  @_alwaysEmitIntoClient public static var passwordHint: TextKey { "passwordHint" }
  /// `Password`.
  @_alwaysEmitIntoClient public static var passwordLabel: TextKey { "passwordLabel" }
  /// `Passwords match`.
  @_alwaysEmitIntoClient public static var passwordMatch: TextKey { "passwordMatch" }
  /// `{limit, plural, =0 {Not too long} one {At most # character} other {At most # characters}}`.
  @_alwaysEmitIntoClient public static var passwordMaxLength: TextKey { "passwordMaxLength" }
  /// `{count, plural, =0 {Longer is safer} one {At least # character} other {At least # …`.
  @_alwaysEmitIntoClient public static var passwordMinLength: TextKey { "passwordMinLength" }
  /// `Passwords don’t match`.
  @_alwaysEmitIntoClient public static var passwordMismatch: TextKey { "passwordMismatch" }
  /// `Enter your password`.
  @_alwaysEmitIntoClient public static var passwordPlaceholder: TextKey { "passwordPlaceholder" }
  /// `If you use the same password anywhere else, change it now`.
  @_alwaysEmitIntoClient public static var passwordReminderBody: TextKey { "passwordReminderBody" }
  /// `{count, plural, =0 {It’s been a while since you changed your password} one {You last …`.
  @_alwaysEmitIntoClient public static var passwordReminderHeading: TextKey { "passwordReminderHeading" }
  /// `Remind me later`.
  @_alwaysEmitIntoClient public static var passwordReminderLater: TextKey { "passwordReminderLater" }
  /// `Your password must meet these requirements:`.
  @_alwaysEmitIntoClient public static var passwordRules: TextKey { "passwordRules" }
  /// `Show password`.
  @_alwaysEmitIntoClient public static var passwordShow: TextKey { "passwordShow" }
  /// `Your password is now visible`.
  @_alwaysEmitIntoClient public static var passwordShown: TextKey { "passwordShown" }
  /// `Fair`.
  @_alwaysEmitIntoClient public static var passwordStrengthFair: TextKey { "passwordStrengthFair" }
  /// `Strong`.
  @_alwaysEmitIntoClient public static var passwordStrengthStrong: TextKey { "passwordStrengthStrong" }
  /// `Weak`.
  @_alwaysEmitIntoClient public static var passwordStrengthWeak: TextKey { "passwordStrengthWeak" }
  /// `{value, select, value {You can use letters, numbers, and common symbols.} other {Symbols …`.
  @_alwaysEmitIntoClient public static var passwordSymbolsAllowed: TextKey { "passwordSymbolsAllowed" }
  /// `Some emails and texts only pretend to be from {app}`.
  @_alwaysEmitIntoClient public static var phishingNotice: TextKey { "phishingNotice" }
  /// `Phone numbers from other countries can’t be used here`.
  @_alwaysEmitIntoClient public static var phoneDomesticHint: TextKey { "phoneDomesticHint" }
  /// `We’ll text you a code`.
  @_alwaysEmitIntoClient public static var phoneHint: TextKey { "phoneHint" }
  /// `Phone number`.
  @_alwaysEmitIntoClient public static var phoneLabel: TextKey { "phoneLabel" }
  /// `Use a mobile number`.
  @_alwaysEmitIntoClient public static var phoneMobileHint: TextKey { "phoneMobileHint" }
  /// `Your phone number was confirmed for another account and removed from this one`.
  @_alwaysEmitIntoClient public static var phoneMovedNotice: TextKey { "phoneMovedNotice" }
  /// `Enter your phone number`.
  @_alwaysEmitIntoClient public static var phonePlaceholder: TextKey { "phonePlaceholder" }
  /// `If you got this number recently, you can use it for your account`.
  @_alwaysEmitIntoClient public static var phoneRecycledBody: TextKey { "phoneRecycledBody" }
  /// `This number is used for another account`.
  @_alwaysEmitIntoClient public static var phoneRecycledHeading: TextKey { "phoneRecycledHeading" }
  /// `Use this number for my account`.
  @_alwaysEmitIntoClient public static var phoneRecycledMove: TextKey { "phoneRecycledMove" }
  /// `Phone number verified`.
  @_alwaysEmitIntoClient public static var phoneVerified: TextKey { "phoneVerified" }
  /// `PIN changed`.
  @_alwaysEmitIntoClient public static var pinChangeDone: TextKey { "pinChangeDone" }
  /// `Change PIN`.
  @_alwaysEmitIntoClient public static var pinChangeHeading: TextKey { "pinChangeHeading" }
  /// `Enter the same PIN again`.
  @_alwaysEmitIntoClient public static var pinConfirmPrompt: TextKey { "pinConfirmPrompt" }
  /// `Enter the PIN you use now`.
  @_alwaysEmitIntoClient public static var pinCurrentPrompt: TextKey { "pinCurrentPrompt" }
  /// `Forgot your PIN?`.
  @_alwaysEmitIntoClient public static var pinForgot: TextKey { "pinForgot" }
  /// `Enter your PIN`.
  @_alwaysEmitIntoClient public static var pinHeading: TextKey { "pinHeading" }
  /// `Your PIN is locked after too many incorrect attempts`.
  @_alwaysEmitIntoClient public static var pinLocked: TextKey { "pinLocked" }
  /// `The PINs don’t match`.
  @_alwaysEmitIntoClient public static var pinMismatch: TextKey { "pinMismatch" }
  /// `{count, plural, =0 {Enter your PIN.} one {Enter your #-digit PIN.} other {Enter your …`.
  @_alwaysEmitIntoClient public static var pinPrompt: TextKey { "pinPrompt" }
  /// `Reset PIN`.
  @_alwaysEmitIntoClient public static var pinReset: TextKey { "pinReset" }
  /// `Avoid repeated digits, sequences such as 1234, and your date of birth`.
  @_alwaysEmitIntoClient public static var pinRules: TextKey { "pinRules" }
  /// `PIN set`.
  @_alwaysEmitIntoClient public static var pinSetDone: TextKey { "pinSetDone" }
  /// `Set a PIN`.
  @_alwaysEmitIntoClient public static var pinSetHeading: TextKey { "pinSetHeading" }
  /// `{count, plural, =0 {Choose a PIN.} one {Choose a #-digit PIN.} other {Choose a #-digit …`.
  @_alwaysEmitIntoClient public static var pinSetPrompt: TextKey { "pinSetPrompt" }
  /// `This PIN is too easy to guess`.
  @_alwaysEmitIntoClient public static var pinTooEasy: TextKey { "pinTooEasy" }
  /// `{count, plural, =0 {That PIN isn’t right`.
  @_alwaysEmitIntoClient public static var pinWrong: TextKey { "pinWrong" }
  /// `Just a moment…`.
  @_alwaysEmitIntoClient public static var pleaseWait: TextKey { "pleaseWait" }
  /// `Neither I nor anyone in my family holds or has held high public office abroad (required)`.
  @_alwaysEmitIntoClient public static var politicallyExposedDeclare: TextKey { "politicallyExposedDeclare" }
  /// `{count, plural, =0 {Leave out the hyphen.} one {Enter # digit, without a hyphen.} other …`.
  @_alwaysEmitIntoClient public static var postalCodeHint: TextKey { "postalCodeHint" }
  /// `Postal code`.
  @_alwaysEmitIntoClient public static var postalCodeLabel: TextKey { "postalCodeLabel" }
  /// `No address was found for this postal code`.
  @_alwaysEmitIntoClient public static var postalCodeNotFound: TextKey { "postalCodeNotFound" }
  /// `Prefecture or province`.
  @_alwaysEmitIntoClient public static var prefectureLabel: TextKey { "prefectureLabel" }
  /// `I agree to the collection and use of my personal information (required)`.
  @_alwaysEmitIntoClient public static var privacyAgree: TextKey { "privacyAgree" }
  /// `I agree to the collection and use of additional personal information (optional)`.
  @_alwaysEmitIntoClient public static var privacyCollectOptional: TextKey { "privacyCollectOptional" }
  /// `Privacy policy`.
  @_alwaysEmitIntoClient public static var privacyLink: TextKey { "privacyLink" }
  /// `I agree to the use of my personal information for marketing (optional)`.
  @_alwaysEmitIntoClient public static var privacyMarketing: TextKey { "privacyMarketing" }
  /// `We noticed a sign-in that may not have been yours`.
  @_alwaysEmitIntoClient public static var protectBody: TextKey { "protectBody" }
  /// `You can use your account as usual again`.
  @_alwaysEmitIntoClient public static var protectEnded: TextKey { "protectEnded" }
  /// `Sign-in is limited for your safety`.
  @_alwaysEmitIntoClient public static var protectHeading: TextKey { "protectHeading" }
  /// `Confirm my identity`.
  @_alwaysEmitIntoClient public static var protectStart: TextKey { "protectStart" }
  /// `From {device}`.
  @_alwaysEmitIntoClient public static var pushNewSignInBody: TextKey { "pushNewSignInBody" }
  /// `New sign-in`.
  @_alwaysEmitIntoClient public static var pushNewSignInTitle: TextKey { "pushNewSignInTitle" }
  /// `Choose the number shown on the sign-in screen`.
  @_alwaysEmitIntoClient public static var pushNumberChoose: TextKey { "pushNumberChoose" }
  /// `On your phone, choose {number}`.
  @_alwaysEmitIntoClient public static var pushNumberMatch: TextKey { "pushNumberMatch" }
  /// `If it wasn’t you, reset your password now`.
  @_alwaysEmitIntoClient public static var pushPasswordChangedBody: TextKey { "pushPasswordChangedBody" }
  /// `Your password was changed`.
  @_alwaysEmitIntoClient public static var pushPasswordChangedTitle: TextKey { "pushPasswordChangedTitle" }
  /// `Open the notification on your phone and approve the sign-in`.
  @_alwaysEmitIntoClient public static var pushPrompt: TextKey { "pushPrompt" }
  /// `Resend notification`.
  @_alwaysEmitIntoClient public static var pushResend: TextKey { "pushResend" }
  /// `Requested from {device}`.
  @_alwaysEmitIntoClient public static var pushSignInBody: TextKey { "pushSignInBody" }
  /// `Approve sign-in to {app}?`.
  @_alwaysEmitIntoClient public static var pushSignInTitle: TextKey { "pushSignInTitle" }
  /// `Notifications are off`.
  @_alwaysEmitIntoClient public static var pushTurnOn: TextKey { "pushTurnOn" }
  /// `Approve only if you started this sign-in yourself`.
  @_alwaysEmitIntoClient public static var qrConfirmBody: TextKey { "qrConfirmBody" }
  /// `Approve sign-in from {device}?`.
  @_alwaysEmitIntoClient public static var qrConfirmHeading: TextKey { "qrConfirmHeading" }
  /// `This QR code has expired`.
  @_alwaysEmitIntoClient public static var qrExpired: TextKey { "qrExpired" }
  /// `Scan this QR code with your phone’s camera, then approve the sign-in there`.
  @_alwaysEmitIntoClient public static var qrPrompt: TextKey { "qrPrompt" }
  /// `Show a new QR code`.
  @_alwaysEmitIntoClient public static var qrRefresh: TextKey { "qrRefresh" }
  /// `Sign in with a QR code`.
  @_alwaysEmitIntoClient public static var qrSignIn: TextKey { "qrSignIn" }
  /// `Confirm it’s you`.
  @_alwaysEmitIntoClient public static var reauthHeading: TextKey { "reauthHeading" }
  /// `To keep your account safe, sign in again before you continue`.
  @_alwaysEmitIntoClient public static var reauthPrompt: TextKey { "reauthPrompt" }
  /// `Recovery email`.
  @_alwaysEmitIntoClient public static var recoveryEmailLabel: TextKey { "recoveryEmailLabel" }
  /// `Recover your account`.
  @_alwaysEmitIntoClient public static var recoveryHeading: TextKey { "recoveryHeading" }
  /// `Recovery phone number`.
  @_alwaysEmitIntoClient public static var recoveryPhoneLabel: TextKey { "recoveryPhoneLabel" }
  /// `Choose a way to confirm it’s you`.
  @_alwaysEmitIntoClient public static var recoveryPrompt: TextKey { "recoveryPrompt" }
  /// `We’ve received your request`.
  @_alwaysEmitIntoClient public static var recoverySubmitted: TextKey { "recoverySubmitted" }
  /// `This referral code has expired`.
  @_alwaysEmitIntoClient public static var referralCodeEnded: TextKey { "referralCodeEnded" }
  /// `Referral code`.
  @_alwaysEmitIntoClient public static var referralCodeLabel: TextKey { "referralCodeLabel" }
  /// `This referral code was already used`.
  @_alwaysEmitIntoClient public static var referralCodeUsed: TextKey { "referralCodeUsed" }
  /// `That referral code isn’t right`.
  @_alwaysEmitIntoClient public static var referralCodeWrong: TextKey { "referralCodeWrong" }
  /// `Refresh`.
  @_alwaysEmitIntoClient public static var refresh: TextKey { "refresh" }
  /// `You deleted your account not long ago`.
  @_alwaysEmitIntoClient public static var rejoinBody: TextKey { "rejoinBody" }
  /// `You can’t sign up again yet`.
  @_alwaysEmitIntoClient public static var rejoinHeading: TextKey { "rejoinHeading" }
  /// `Remove`.
  @_alwaysEmitIntoClient public static var remove: TextKey { "remove" }
  /// `To sign up, agree to all required items`.
  @_alwaysEmitIntoClient public static var requiredConsentMissing: TextKey { "requiredConsentMissing" }
  /// `Required`.
  @_alwaysEmitIntoClient public static var requiredMark: TextKey { "requiredMark" }
  /// `Resend code`.
  @_alwaysEmitIntoClient public static var resendCode: TextKey { "resendCode" }
  /// `{seconds, plural, =0 {Resend code} other {Resend code in {countdown}}}`.
  @_alwaysEmitIntoClient public static var resendCodeIn: TextKey { "resendCodeIn" }
  /// `Resend email`.
  @_alwaysEmitIntoClient public static var resendEmail: TextKey { "resendEmail" }
  /// `Reset by text message`.
  @_alwaysEmitIntoClient public static var resetByText: TextKey { "resetByText" }
  /// `Your password has been changed`.
  @_alwaysEmitIntoClient public static var resetDone: TextKey { "resetDone" }
  /// `Reset your password`.
  @_alwaysEmitIntoClient public static var resetHeading: TextKey { "resetHeading" }
  /// `Enter your email address to get a link to reset your password`.
  @_alwaysEmitIntoClient public static var resetHint: TextKey { "resetHint" }
  /// `Set a new password`.
  @_alwaysEmitIntoClient public static var resetNewPassword: TextKey { "resetNewPassword" }
  /// `{providerNamed, select, no {This account has no password`.
  @_alwaysEmitIntoClient public static var resetNoPassword: TextKey { "resetNoPassword" }
  /// `Save password`.
  @_alwaysEmitIntoClient public static var resetSave: TextKey { "resetSave" }
  /// `Send link`.
  @_alwaysEmitIntoClient public static var resetSend: TextKey { "resetSend" }
  /// `If there’s an account for this email address, we’ll send a link to reset the password`.
  @_alwaysEmitIntoClient public static var resetSent: TextKey { "resetSent" }
  /// `If there’s an account for this phone number, we’ll text a code to reset the password`.
  @_alwaysEmitIntoClient public static var resetTextSent: TextKey { "resetTextSent" }
  /// `Enter only your date of birth and the first digit after the hyphen`.
  @_alwaysEmitIntoClient public static var residentNumberHint: TextKey { "residentNumberHint" }
  /// `Resident registration number`.
  @_alwaysEmitIntoClient public static var residentNumberLabel: TextKey { "residentNumberLabel" }
  /// `Ask for a review`.
  @_alwaysEmitIntoClient public static var restrictedAppeal: TextKey { "restrictedAppeal" }
  /// `If you think this is a mistake, tell us what happened`.
  @_alwaysEmitIntoClient public static var restrictedAppealHint: TextKey { "restrictedAppealHint" }
  /// `Your request for a review has been sent`.
  @_alwaysEmitIntoClient public static var restrictedAppealSent: TextKey { "restrictedAppealSent" }
  /// `Your account is restricted`.
  @_alwaysEmitIntoClient public static var restrictedHeading: TextKey { "restrictedHeading" }
  /// `You can’t use this account anymore`.
  @_alwaysEmitIntoClient public static var restrictedPermanent: TextKey { "restrictedPermanent" }
  /// `Reason`.
  @_alwaysEmitIntoClient public static var restrictedReasonLabel: TextKey { "restrictedReasonLabel" }
  /// `You can’t use your account until {date, date, long}`.
  @_alwaysEmitIntoClient public static var restrictedUntil: TextKey { "restrictedUntil" }
  /// `Try again`.
  @_alwaysEmitIntoClient public static var retry: TextKey { "retry" }
  /// `Save`.
  @_alwaysEmitIntoClient public static var save: TextKey { "save" }
  /// `Remember my username`.
  @_alwaysEmitIntoClient public static var saveUsername: TextKey { "saveUsername" }
  /// `Saved`.
  @_alwaysEmitIntoClient public static var saved: TextKey { "saved" }
  /// `Answer`.
  @_alwaysEmitIntoClient public static var securityAnswerLabel: TextKey { "securityAnswerLabel" }
  /// `Insert your security key or hold it against your device, then touch it`.
  @_alwaysEmitIntoClient public static var securityKeyPrompt: TextKey { "securityKeyPrompt" }
  /// `Choose a question`.
  @_alwaysEmitIntoClient public static var securityQuestionChoose: TextKey { "securityQuestionChoose" }
  /// `Security question`.
  @_alwaysEmitIntoClient public static var securityQuestionLabel: TextKey { "securityQuestionLabel" }
  /// `See more`.
  @_alwaysEmitIntoClient public static var seeMore: TextKey { "seeMore" }
  /// `Send code`.
  @_alwaysEmitIntoClient public static var sendCode: TextKey { "sendCode" }
  /// `Your carrier may charge you for sending it`.
  @_alwaysEmitIntoClient public static var sendTextCost: TextKey { "sendTextCost" }
  /// `I’ve sent the text`.
  @_alwaysEmitIntoClient public static var sendTextDone: TextKey { "sendTextDone" }
  /// `Open text message`.
  @_alwaysEmitIntoClient public static var sendTextOpen: TextKey { "sendTextOpen" }
  /// `From your phone, send the text to {number}`.
  @_alwaysEmitIntoClient public static var sendTextPrompt: TextKey { "sendTextPrompt" }
  /// `Your text hasn’t arrived yet`.
  @_alwaysEmitIntoClient public static var sendTextWaiting: TextKey { "sendTextWaiting" }
  /// `Sending…`.
  @_alwaysEmitIntoClient public static var sendingCode: TextKey { "sendingCode" }
  /// `You’ve been signed out`.
  @_alwaysEmitIntoClient public static var sessionExpiredBanner: TextKey { "sessionExpiredBanner" }
  /// `{minutes, plural, =0 {You’ll be signed out soon.} other {You’ll be signed out in …`.
  @_alwaysEmitIntoClient public static var sessionExpiringSoon: TextKey { "sessionExpiringSoon" }
  /// `Stay signed in`.
  @_alwaysEmitIntoClient public static var sessionExtend: TextKey { "sessionExtend" }
  /// `{count, plural, =0 {You’re signed in on too many devices`.
  @_alwaysEmitIntoClient public static var sessionLimitBody: TextKey { "sessionLimitBody" }
  /// `Too many devices`.
  @_alwaysEmitIntoClient public static var sessionLimitHeading: TextKey { "sessionLimitHeading" }
  /// `Password set`.
  @_alwaysEmitIntoClient public static var setPasswordDone: TextKey { "setPasswordDone" }
  /// `Set a password`.
  @_alwaysEmitIntoClient public static var setPasswordHeading: TextKey { "setPasswordHeading" }
  /// `You’ll be able to sign in with your email address and password too`.
  @_alwaysEmitIntoClient public static var setPasswordPrompt: TextKey { "setPasswordPrompt" }
  /// `On a shared computer, sign out when you’re done`.
  @_alwaysEmitIntoClient public static var sharedDeviceHint: TextKey { "sharedDeviceHint" }
  /// `Sign in`.
  @_alwaysEmitIntoClient public static var signInButton: TextKey { "signInButton" }
  /// `You’re signed in`.
  @_alwaysEmitIntoClient public static var signInDone: TextKey { "signInDone" }
  /// `Sign in`.
  @_alwaysEmitIntoClient public static var signInHeading: TextKey { "signInHeading" }
  /// `Device`.
  @_alwaysEmitIntoClient public static var signInHistoryDevice: TextKey { "signInHistoryDevice" }
  /// `Sign-in history`.
  @_alwaysEmitIntoClient public static var signInHistoryHeading: TextKey { "signInHistoryHeading" }
  /// `Approximate location`.
  @_alwaysEmitIntoClient public static var signInHistoryPlace: TextKey { "signInHistoryPlace" }
  /// `Unsuccessful attempt`.
  @_alwaysEmitIntoClient public static var signInHistoryRefused: TextKey { "signInHistoryRefused" }
  /// `Date and time`.
  @_alwaysEmitIntoClient public static var signInHistoryTime: TextKey { "signInHistoryTime" }
  /// `Sign in`.
  @_alwaysEmitIntoClient public static var signInLink: TextKey { "signInLink" }
  /// `{providerNamed, select, no {Sign in} other {Sign in with {provider}}}`.
  @_alwaysEmitIntoClient public static var signInWith: TextKey { "signInWith" }
  /// `Sign in with Apple`.
  @_alwaysEmitIntoClient public static var signInWithApple: TextKey { "signInWithApple" }
  /// `Log in with Facebook`.
  @_alwaysEmitIntoClient public static var signInWithFacebook: TextKey { "signInWithFacebook" }
  /// `Sign in with Google`.
  @_alwaysEmitIntoClient public static var signInWithGoogle: TextKey { "signInWithGoogle" }
  /// `Login with Kakao`.
  @_alwaysEmitIntoClient public static var signInWithKakao: TextKey { "signInWithKakao" }
  /// `Log in with LINE`.
  @_alwaysEmitIntoClient public static var signInWithLine: TextKey { "signInWithLine" }
  /// `Sign in with NAVER`.
  @_alwaysEmitIntoClient public static var signInWithNaver: TextKey { "signInWithNaver" }
  /// `Sign out of all devices`.
  @_alwaysEmitIntoClient public static var signOutAllDevices: TextKey { "signOutAllDevices" }
  /// `Signed out of all devices`.
  @_alwaysEmitIntoClient public static var signOutAllDone: TextKey { "signOutAllDone" }
  /// `Sign out`.
  @_alwaysEmitIntoClient public static var signOutButton: TextKey { "signOutButton" }
  /// `Sign out of this device?`.
  @_alwaysEmitIntoClient public static var signOutConfirm: TextKey { "signOutConfirm" }
  /// `You’re signed out`.
  @_alwaysEmitIntoClient public static var signOutDone: TextKey { "signOutDone" }
  /// `Sign out of other devices`.
  @_alwaysEmitIntoClient public static var signOutOtherDevices: TextKey { "signOutOtherDevices" }
  /// `Sign up`.
  @_alwaysEmitIntoClient public static var signUpButton: TextKey { "signUpButton" }
  /// `Your email address is verified, and your sign-up is complete`.
  @_alwaysEmitIntoClient public static var signUpCompleteBody: TextKey { "signUpCompleteBody" }
  /// `You’re all signed up`.
  @_alwaysEmitIntoClient public static var signUpDone: TextKey { "signUpDone" }
  /// `Create your account`.
  @_alwaysEmitIntoClient public static var signUpHeading: TextKey { "signUpHeading" }
  /// `Create an account`.
  @_alwaysEmitIntoClient public static var signUpLink: TextKey { "signUpLink" }
  /// `Your sign-up isn’t complete yet`.
  @_alwaysEmitIntoClient public static var signUpPendingBody: TextKey { "signUpPendingBody" }
  /// `Check your email to finish signing up`.
  @_alwaysEmitIntoClient public static var signUpPendingHeading: TextKey { "signUpPendingHeading" }
  /// `{providerNamed, select, no {Sign up} other {Sign up with {provider}}}`.
  @_alwaysEmitIntoClient public static var signUpWith: TextKey { "signUpWith" }
  /// `Sign up with Apple`.
  @_alwaysEmitIntoClient public static var signUpWithApple: TextKey { "signUpWithApple" }
  /// `Sign up with Facebook`.
  @_alwaysEmitIntoClient public static var signUpWithFacebook: TextKey { "signUpWithFacebook" }
  /// `Sign up with Google`.
  @_alwaysEmitIntoClient public static var signUpWithGoogle: TextKey { "signUpWithGoogle" }
  /// `Start with Kakao`.
  @_alwaysEmitIntoClient public static var signUpWithKakao: TextKey { "signUpWithKakao" }
  /// `Sign up with LINE`.
  @_alwaysEmitIntoClient public static var signUpWithLine: TextKey { "signUpWithLine" }
  /// `Sign up with NAVER`.
  @_alwaysEmitIntoClient public static var signUpWithNaver: TextKey { "signUpWithNaver" }
  /// `{value, select, value {You’re signed in} other {Signed in as {value}}}`.
  @_alwaysEmitIntoClient public static var signedInAs: TextKey { "signedInAs" }
  /// `You were signed out here because your account was used on another device`.
  @_alwaysEmitIntoClient public static var signedInElsewhere: TextKey { "signedInElsewhere" }
  /// `Signing you in…`.
  @_alwaysEmitIntoClient public static var signingIn: TextKey { "signingIn" }
  /// `Skip`.
  @_alwaysEmitIntoClient public static var skip: TextKey { "skip" }
  /// `{sender}{code} is your code`.
  @_alwaysEmitIntoClient public static var smsCode: TextKey { "smsCode" }
  /// `{value, select, value {{sender}{code} is your code`.
  @_alwaysEmitIntoClient public static var smsCodeAutofill: TextKey { "smsCodeAutofill" }
  /// `{sender}A child wants to sign up and needs your consent`.
  @_alwaysEmitIntoClient public static var smsGuardianConsent: TextKey { "smsGuardianConsent" }
  /// `{sender}You opted out of promotional texts on {date, date, long}`.
  @_alwaysEmitIntoClient public static var smsMarketingOff: TextKey { "smsMarketingOff" }
  /// `{sender}Your password was changed`.
  @_alwaysEmitIntoClient public static var smsPasswordChanged: TextKey { "smsPasswordChanged" }
  /// `{sender}{code} is your code to reset your password`.
  @_alwaysEmitIntoClient public static var smsResetCode: TextKey { "smsResetCode" }
  /// `{sender}New sign-in from {device}`.
  @_alwaysEmitIntoClient public static var smsSignInAlert: TextKey { "smsSignInAlert" }
  /// `Other ways to sign in`.
  @_alwaysEmitIntoClient public static var socialHeading: TextKey { "socialHeading" }
  /// `Work email or company domain`.
  @_alwaysEmitIntoClient public static var ssoDomainLabel: TextKey { "ssoDomainLabel" }
  /// `We’ll take you to your organization’s sign-in page`.
  @_alwaysEmitIntoClient public static var ssoHint: TextKey { "ssoHint" }
  /// `Opening your organization’s sign-in page…`.
  @_alwaysEmitIntoClient public static var ssoRedirecting: TextKey { "ssoRedirecting" }
  /// `Your organization uses single sign-on`.
  @_alwaysEmitIntoClient public static var ssoRequired: TextKey { "ssoRequired" }
  /// `Sign in with SSO`.
  @_alwaysEmitIntoClient public static var ssoSignIn: TextKey { "ssoSignIn" }
  /// `{count, plural, =0 {Current step} one {{limit, plural, =0 {Step {count}} one {Step …`.
  @_alwaysEmitIntoClient public static var stepOf: TextKey { "stepOf" }
  /// `Street and number`.
  @_alwaysEmitIntoClient public static var streetLabel: TextKey { "streetLabel" }
  /// `{value, select, value {We’ll get back to you during support hours.} other {Support hours:`.
  @_alwaysEmitIntoClient public static var supportHours: TextKey { "supportHours" }
  /// `Switch account`.
  @_alwaysEmitIntoClient public static var switchAccount: TextKey { "switchAccount" }
  /// `This app needs a newer version of your device’s operating system`.
  @_alwaysEmitIntoClient public static var systemTooOld: TextKey { "systemTooOld" }
  /// `Enter 8 digits`.
  @_alwaysEmitIntoClient public static var taiwanBusinessNumberHint: TextKey { "taiwanBusinessNumberHint" }
  /// `Unified Business Number`.
  @_alwaysEmitIntoClient public static var taiwanBusinessNumberLabel: TextKey { "taiwanBusinessNumberLabel" }
  /// `Enter the capital letter and the 9 digits`.
  @_alwaysEmitIntoClient public static var taiwanIdNumberHint: TextKey { "taiwanIdNumberHint" }
  /// `National ID number`.
  @_alwaysEmitIntoClient public static var taiwanIdNumberLabel: TextKey { "taiwanIdNumberLabel" }
  /// `Resident certificate number`.
  @_alwaysEmitIntoClient public static var taiwanResidentNumberLabel: TextKey { "taiwanResidentNumberLabel" }
  /// `Country of tax residence`.
  @_alwaysEmitIntoClient public static var taxResidenceLabel: TextKey { "taxResidenceLabel" }
  /// `I agree to the terms of service (required)`.
  @_alwaysEmitIntoClient public static var termsAgree: TextKey { "termsAgree" }
  /// `By continuing, you agree to the terms of service and acknowledge the privacy policy`.
  @_alwaysEmitIntoClient public static var termsByContinuing: TextKey { "termsByContinuing" }
  /// `The new terms take effect on {date, date, long}`.
  @_alwaysEmitIntoClient public static var termsChangedBody: TextKey { "termsChangedBody" }
  /// `Our terms are changing`.
  @_alwaysEmitIntoClient public static var termsChangedHeading: TextKey { "termsChangedHeading" }
  /// `Review and agree to the terms`.
  @_alwaysEmitIntoClient public static var termsHeading: TextKey { "termsHeading" }
  /// `Terms of service`.
  @_alwaysEmitIntoClient public static var termsLink: TextKey { "termsLink" }
  /// `I agree to the terms of service and have read the privacy policy (required)`.
  @_alwaysEmitIntoClient public static var termsPrivacyAgree: TextKey { "termsPrivacyAgree" }
  /// `View`.
  @_alwaysEmitIntoClient public static var termsView: TextKey { "termsView" }
  /// `Verification code`.
  @_alwaysEmitIntoClient public static var textCodeLabel: TextKey { "textCodeLabel" }
  /// `If there’s a matching account, we’ll text a code to {destination}`.
  @_alwaysEmitIntoClient public static var textCodeSentIfAccount: TextKey { "textCodeSentIfAccount" }
  /// `We texted a code to {destination}`.
  @_alwaysEmitIntoClient public static var textCodeSentTo: TextKey { "textCodeSentTo" }
  /// `Make sure airplane mode is off and texts from unknown or international numbers aren’t …`.
  @_alwaysEmitIntoClient public static var textNotReceivedHelp: TextKey { "textNotReceivedHelp" }
  /// `I agree to the sharing of my personal information with third parties (optional)`.
  @_alwaysEmitIntoClient public static var thirdPartyConsent: TextKey { "thirdPartyConsent" }
  /// `I agree to the sharing of my personal information with third parties (required)`.
  @_alwaysEmitIntoClient public static var thirdPartyRequired: TextKey { "thirdPartyRequired" }
  /// `This device`.
  @_alwaysEmitIntoClient public static var thisDevice: TextKey { "thisDevice" }
  /// `Enter the code currently shown on your code generator`.
  @_alwaysEmitIntoClient public static var tokenPrompt: TextKey { "tokenPrompt" }
  /// `Check the amount and the recipient`.
  @_alwaysEmitIntoClient public static var transactionCodePrompt: TextKey { "transactionCodePrompt" }
  /// `This transfer code has expired`.
  @_alwaysEmitIntoClient public static var transferCodeExpired: TextKey { "transferCodeExpired" }
  /// `You can use this code once, until {date, date, long}`.
  @_alwaysEmitIntoClient public static var transferCodeHint: TextKey { "transferCodeHint" }
  /// `Get transfer code`.
  @_alwaysEmitIntoClient public static var transferCodeIssue: TextKey { "transferCodeIssue" }
  /// `Transfer code`.
  @_alwaysEmitIntoClient public static var transferCodeLabel: TextKey { "transferCodeLabel" }
  /// `Too many incorrect attempts`.
  @_alwaysEmitIntoClient public static var transferCodeLimit: TextKey { "transferCodeLimit" }
  /// `This transfer code was already used`.
  @_alwaysEmitIntoClient public static var transferCodeUsed: TextKey { "transferCodeUsed" }
  /// `That transfer code isn’t right`.
  @_alwaysEmitIntoClient public static var transferCodeWrong: TextKey { "transferCodeWrong" }
  /// `Your data has been moved`.
  @_alwaysEmitIntoClient public static var transferDone: TextKey { "transferDone" }
  /// `Move to a new device`.
  @_alwaysEmitIntoClient public static var transferHeading: TextKey { "transferHeading" }
  /// `If you don’t have your old device anymore, contact support`.
  @_alwaysEmitIntoClient public static var transferNoDevice: TextKey { "transferNoDevice" }
  /// `After the move, you can’t use your data on the old device`.
  @_alwaysEmitIntoClient public static var transferOldDevice: TextKey { "transferOldDevice" }
  /// `The data on this device will be replaced`.
  @_alwaysEmitIntoClient public static var transferOverwrite: TextKey { "transferOverwrite" }
  /// `Paid items can’t be moved between iOS and Android`.
  @_alwaysEmitIntoClient public static var transferPaidItems: TextKey { "transferPaidItems" }
  /// `Get a transfer code on your old device, then enter it on the new one`.
  @_alwaysEmitIntoClient public static var transferPrompt: TextKey { "transferPrompt" }
  /// `Don’t ask again on this device`.
  @_alwaysEmitIntoClient public static var trustDevice: TextKey { "trustDevice" }
  /// `Two-step verification`.
  @_alwaysEmitIntoClient public static var twoStepHeading: TextKey { "twoStepHeading" }
  /// `Two-step verification is off`.
  @_alwaysEmitIntoClient public static var twoStepOff: TextKey { "twoStepOff" }
  /// `Two-step verification is on`.
  @_alwaysEmitIntoClient public static var twoStepOn: TextKey { "twoStepOn" }
  /// `Turn off`.
  @_alwaysEmitIntoClient public static var twoStepTurnOff: TextKey { "twoStepTurnOff" }
  /// `Your password alone will be enough to sign in, so your account will be less secure`.
  @_alwaysEmitIntoClient public static var twoStepTurnOffBody: TextKey { "twoStepTurnOffBody" }
  /// `Turn off two-step verification?`.
  @_alwaysEmitIntoClient public static var twoStepTurnOffHeading: TextKey { "twoStepTurnOffHeading" }
  /// `Turn on`.
  @_alwaysEmitIntoClient public static var twoStepTurnOn: TextKey { "twoStepTurnOn" }
  /// `With a second step, nobody can sign in with your password alone`.
  @_alwaysEmitIntoClient public static var twoStepWhy: TextKey { "twoStepWhy" }
  /// `{providerNamed, select, no {You won’t be able to sign in this way anymore.} other {You …`.
  @_alwaysEmitIntoClient public static var unlinkBody: TextKey { "unlinkBody" }
  /// `Disconnect`.
  @_alwaysEmitIntoClient public static var unlinkButton: TextKey { "unlinkButton" }
  /// `{providerNamed, select, no {Disconnect this sign-in method?`.
  @_alwaysEmitIntoClient public static var unlinkConfirm: TextKey { "unlinkConfirm" }
  /// `{providerNamed, select, no {The account is disconnected} other {Your {providerAccount} is …`.
  @_alwaysEmitIntoClient public static var unlinkDone: TextKey { "unlinkDone" }
  /// `{providerNamed, select, no {Disconnect this sign-in method?} other {Disconnect …`.
  @_alwaysEmitIntoClient public static var unlinkHeading: TextKey { "unlinkHeading" }
  /// `Unsubscribe`.
  @_alwaysEmitIntoClient public static var unsubscribe: TextKey { "unsubscribe" }
  /// `You’re unsubscribed`.
  @_alwaysEmitIntoClient public static var unsubscribeDone: TextKey { "unsubscribeDone" }
  /// `Stop getting these emails?`.
  @_alwaysEmitIntoClient public static var unsubscribeHeading: TextKey { "unsubscribeHeading" }
  /// `Use another account`.
  @_alwaysEmitIntoClient public static var useAnotherAccount: TextKey { "useAnotherAccount" }
  /// `Try another way`.
  @_alwaysEmitIntoClient public static var useAnotherWay: TextKey { "useAnotherWay" }
  /// `This username is available`.
  @_alwaysEmitIntoClient public static var usernameAvailable: TextKey { "usernameAvailable" }
  /// `Check availability`.
  @_alwaysEmitIntoClient public static var usernameCheck: TextKey { "usernameCheck" }
  /// `{count, plural, =0 {Use only lowercase letters and numbers.} one {Use only lowercase …`.
  @_alwaysEmitIntoClient public static var usernameHint: TextKey { "usernameHint" }
  /// `Username`.
  @_alwaysEmitIntoClient public static var usernameLabel: TextKey { "usernameLabel" }
  /// `Enter your username`.
  @_alwaysEmitIntoClient public static var usernamePlaceholder: TextKey { "usernamePlaceholder" }
  /// `This username is taken`.
  @_alwaysEmitIntoClient public static var usernameTaken: TextKey { "usernameTaken" }
  /// `We sent an email to {destination}`.
  @_alwaysEmitIntoClient public static var verificationMailSent: TextKey { "verificationMailSent" }
  /// `Verify`.
  @_alwaysEmitIntoClient public static var verifyButton: TextKey { "verifyButton" }
  /// `Checking the code…`.
  @_alwaysEmitIntoClient public static var verifyingCode: TextKey { "verifyingCode" }
  /// `You’re on the list`.
  @_alwaysEmitIntoClient public static var waitlistDone: TextKey { "waitlistDone" }
  /// `Join the waitlist`.
  @_alwaysEmitIntoClient public static var waitlistHeading: TextKey { "waitlistHeading" }
  /// `Join waitlist`.
  @_alwaysEmitIntoClient public static var waitlistJoin: TextKey { "waitlistJoin" }
  /// `Was this you?`.
  @_alwaysEmitIntoClient public static var wasItYou: TextKey { "wasItYou" }
  /// `Hi {person}, good to see you`.
  @_alwaysEmitIntoClient public static var welcome: TextKey { "welcome" }
  /// `Welcome back`.
  @_alwaysEmitIntoClient public static var welcomeBack: TextKey { "welcomeBack" }
  /// `Use your work address, not a personal one`.
  @_alwaysEmitIntoClient public static var workEmailHint: TextKey { "workEmailHint" }
  /// `Work email`.
  @_alwaysEmitIntoClient public static var workEmailLabel: TextKey { "workEmailLabel" }
  /// `Enter your work email`.
  @_alwaysEmitIntoClient public static var workEmailPlaceholder: TextKey { "workEmailPlaceholder" }
  /// `Yes`.
  @_alwaysEmitIntoClient public static var yes: TextKey { "yes" }
}
