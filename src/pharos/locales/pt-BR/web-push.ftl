# Notificações no navegador.
web-push = Notificações
web-push-about = Receba uma notificação neste aparelho quando for a sua vez, quando houver uma revanche ou quando alguém convidar você, mesmo com o Pharos fechado.
web-push-begin = Ativar notificações
web-push-stop = Desativar notificações
web-push-denied = As notificações estão bloqueadas para esta página. Permita-as nas configurações do navegador.
web-push-quiet = Horário de silêncio
web-push-quiet-from = das
web-push-quiet-until = às
web-push-test = Enviar notificação de teste
web-push-sent = Notificação de teste enviada.
web-push-failed = O serviço de notificações do seu navegador não aceitou o teste. Tente de novo mais tarde.
web-invite-known = Pessoas com quem você já jogou
web-invite-person = Convidar { $name }
web-invited-known = Convite enviado a { $name }
