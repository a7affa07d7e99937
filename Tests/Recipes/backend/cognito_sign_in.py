# Amazon Cognito with boto3: cognito = boto3.client("cognito-idp")
from botocore.exceptions import ClientError

from service import explain


def sign_in(cognito, client_id, email, password, language):
    try:
        return cognito.initiate_auth(
            ClientId=client_id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": email, "PASSWORD": password})
    except ClientError as error:
        status = error.response["ResponseMetadata"]["HTTPStatusCode"]
        return explain("cognito", {"Error": error.response["Error"]}, language=language, flow="signIn", status=status)
